import { useTranslations } from "next-intl";
import { type DataRow, DataTable } from "@/components/console/data-table";
import { ActionForm } from "@/components/console/form/action-form";
import type { FormAction } from "@/components/console/form/form-state";
import { KeyField } from "@/components/console/form/key-field";
import { TextField } from "@/components/console/form/text-field";
import { TickBox } from "@/components/console/form/tick-box";
import { Section } from "@/components/console/page-head";
import { BUTTON, BUTTON_PRIMARY } from "@/components/console/styles";
import { HiddenField } from "@/components/ui/hidden-fields";
import { SubmitButton } from "@/components/ui/submit-button";
import { BAD } from "@/components/ui/tones";
import type { ForeseenBulk, ForeseenPayment } from "@/server/domain/console";
import { MOST_IN_BULK } from "@/server/domain/console/core/words";
import { CHANNELS } from "@/server/domain/notifications/core/words";
import type { Language } from "@/server/kernel/types";
import { AmountText, PaymentName, Sums } from "./bulk-parts";
import { ReasonText } from "./reason-text";

type Props = {
  readonly language: Language;
  readonly foreseen: ForeseenBulk;
  readonly sessionIds: readonly string[];
  readonly formKey: string;
  readonly back: string;
  readonly action: FormAction;
};

const SHOWN = 100;

export function BulkPreview({ language, foreseen, sessionIds, formKey, back, action }: Props) {
  const t = useTranslations("console.payments.bulk");
  const { kind, allowed, refused, chosen, isTooMany, sums, asked } = foreseen;
  const out = chosen - allowed.length - refused.length;
  const canBegin = allowed.length > 0 && !isTooMany;
  return (
    <>
      <div className="grid gap-3 border-line border-b px-4 py-5 sm:px-5">
        {isTooMany && (
          <p className={`rounded-lg px-3 py-2 font-medium ${BAD}`}>{t("tooMany", { most: MOST_IN_BULK })}</p>
        )}
        {allowed.length === 0 && <p className="text-ink">{t("nothing")}</p>}
        {canBegin && (
          <>
            <p className="text-base text-ink">
              {t.rich(`confirm.${kind}`, {
                count: allowed.length,
                b: (text) => <b>{text}</b>,
                sums: () => <Sums sums={sums} language={language} />,
              })}
            </p>
            {asked > 0 && <p className="text-warning">{t("asked", { count: asked })}</p>}
          </>
        )}
        {out > 0 && !isTooMany && (
          <p className="text-muted">{t("out", { count: out, chosen: chosen.toLocaleString("en") })}</p>
        )}
        {canBegin && (
          <ActionForm action={action} label={t(`titles.${kind}`)} className="grid max-w-lg gap-4" leadsToAnswer>
            <KeyField name="key" fresh={formKey} />
            <HiddenField name="shown" value={foreseen.fingerprint} />
            {sessionIds.map((id) => (
              <HiddenField key={id} name="session" value={id} />
            ))}
            {asked > 0 && <Note />}
            {kind === "message" && <Channels payments={allowed} />}
            <div className="flex flex-wrap gap-3">
              <Submit foreseen={foreseen} />
              <a href={back} className={BUTTON}>
                {t("back")}
              </a>
            </div>
          </ActionForm>
        )}
        {!canBegin && (
          <p>
            <a href={back} className={BUTTON}>
              {t("back")}
            </a>
          </p>
        )}
      </div>
      {refused.length > 0 && (
        <Section title={t("cannot", { count: refused.length })}>
          <Payments payments={refused} language={language} isRefused />
        </Section>
      )}
      {canBegin && (
        <Section title={t("taking")} lead={t("frozen")}>
          <Payments payments={allowed} language={language} />
        </Section>
      )}
    </>
  );
}

function Submit({ foreseen: { kind, allowed, asked } }: Pick<Props, "foreseen">) {
  const t = useTranslations("console.payments.bulk");
  const form = useTranslations("console.form");
  const isAsked = kind === "refund" && asked === allowed.length;
  return (
    <SubmitButton className={BUTTON_PRIMARY} working={form("working")}>
      {isAsked ? t("ask", { count: allowed.length }) : t(`submit.${kind}`, { count: allowed.length })}
    </SubmitButton>
  );
}

function Note() {
  const t = useTranslations("console.payments.act");
  return <TextField name="note" label={t("note")} maxLength={255} autoComplete="off" />;
}

function Channels({ payments }: { payments: readonly ForeseenPayment[] }) {
  const t = useTranslations("console.payments");
  const known = CHANNELS.filter((channel) => payments.some(({ channels }) => channels.includes(channel)));
  return (
    <fieldset className="grid">
      <legend className="mb-1 font-medium text-ink">{t("bulk.where")}</legend>
      {known.map((channel) => (
        <TickBox key={channel} name="channel" value={channel} isTicked>
          {t(`act.resend.channels.${channel}`)}
        </TickBox>
      ))}
    </fieldset>
  );
}

type PaymentsProps = Pick<Props, "language"> & {
  readonly payments: readonly ForeseenPayment[];
  readonly isRefused?: boolean;
};

function Payments({ payments, language, isRefused = false }: PaymentsProps) {
  const t = useTranslations("console.payments");
  const last = isRefused ? t("bulk.outcome") : t("columns.amount");
  const rows = payments.slice(0, SHOWN).map((payment): DataRow => {
    const name = <PaymentName key="name" payment={payment} language={language} />;
    const customer = (
      <bdi key="customer" className="text-muted">
        {payment.customer ?? "–"}
      </bdi>
    );
    const fact = isRefused ? (
      <ReasonText key="fact" reason={payment.refusal} said={null} />
    ) : (
      <AmountText key="fact" amount={payment.amount} language={language} />
    );
    return {
      id: payment.sessionId,
      cells: [name, customer, fact],
      phone: (
        <div className="flex justify-between gap-3">
          <span className="min-w-0 truncate">
            {name} {customer}
          </span>
          <span>{fact}</span>
        </div>
      ),
    };
  });
  const columns = [
    { name: "order", words: t("columns.order") },
    { name: "customer", words: t("columns.customer") },
    { name: "last", words: last, atEnd: isRefused ? false : ("amount" as const) },
  ];
  return (
    <div className="-mx-4 sm:-mx-5">
      <DataTable label={last} columns={columns} rows={rows} />
      {payments.length > SHOWN && (
        <p className="px-5 pt-2 text-muted">{t("bulk.more", { count: payments.length - SHOWN })}</p>
      )}
    </div>
  );
}
