import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Fact, FactStrip } from "@/components/console/fact-strip";
import type { FormAction } from "@/components/console/form/form-state";
import { Icon } from "@/components/console/icon";
import { Instant } from "@/components/console/instant";
import { Section } from "@/components/console/page-head";
import { consoleHref } from "@/components/console/pages";
import { StatePill } from "@/components/console/records/state-pill";
import { TEXT_LINK } from "@/components/console/styles";
import { Amount, BigAmount } from "@/components/ui/amount";
import { WAITING } from "@/components/ui/tones";
import type { CustomerPayments, PaymentPageView, WireAmount } from "@/server/domain/console";
import type { Language } from "@/server/kernel/types";
import { CustomerPanel } from "./customer-panel";
import { EventPanel } from "./event-panel";
import { MoneyBar } from "./money-bar";
import { MoneyTable } from "./money-table";
import { PaidWith } from "./paid-with";
import { PaymentTimeline, type TimelineProps } from "./payment-timeline";

export type PaymentDetailProps = TimelineProps & {
  readonly view: PaymentPageView;
  readonly panel: ReactNode;
  readonly ofCustomer: CustomerPayments | null;
  readonly resend: FormAction;
};

export function PaymentDetail(props: PaymentDetailProps) {
  const { language, timeZone, view, panel, ofCustomer, resend, ...timeline } = props;
  const t = useTranslations("console.payments");
  const { captured, refunded } = view.money;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-4 py-4 sm:px-5">
        <BigAmount money={view.amount} language={language} />
        <StatePill state={view.state} />
        {view.heldAt !== null && captured !== null && (
          <Moved icon="check" words={t("moneyRows.captured")} money={captured} language={language} />
        )}
        {refunded !== null && <Moved icon="undo-2" words={t("refunded")} money={refunded} language={language} />}
        <Deleted view={view} timeZone={timeZone} />
        {view.settledAt !== null && view.deletedAt === null && <ReceiptLinks view={view} language={language} />}
        {view.invoicePdf !== null && (
          <a href={view.invoicePdf} className={`${TEXT_LINK} print:hidden`}>
            {t("invoicePdf")}
          </a>
        )}
        <HoldEnds view={view} language={language} timeZone={timeZone} />
      </div>
      <FactStrip>
        <Fact name={t("columns.gateway")}>
          <bdi dir="ltr">{view.gateway ?? "–"}</bdi>
        </Fact>
        {view.subscriptionId !== null && (
          <Fact name={t("ofSubscription")}>
            <a href={consoleHref(language, "subscription", `/${view.subscriptionId}`)} className={TEXT_LINK}>
              <bdi dir="ltr">{view.subscriptionId.slice(0, 12)}…</bdi>
            </a>
          </Fact>
        )}
        {view.heldAt !== null && (
          <Fact name={t("heldAt")}>
            <Instant at={view.heldAt} timeZone={timeZone} style="full" />
          </Fact>
        )}
        <Fact name={t(view.settledAt === null ? "columns.created" : "paidAt")}>
          <Instant at={view.settledAt ?? view.createdAt} timeZone={timeZone} style="full" />
        </Fact>
      </FactStrip>
      <div className="lg:grid lg:min-h-[calc(100dvh-15rem)] lg:grid-cols-[5fr_3fr] lg:grid-rows-[auto_1fr] print:grid print:grid-cols-[5fr_3fr]">
        {panel !== null && <div className="lg:col-start-2 print:hidden">{panel}</div>}
        <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1 border-line max-lg:border-b lg:border-e print:col-start-1 print:row-start-1">
          <Section title={t("money")}>
            <MoneyBar view={view} language={language} hasLegend />
            <MoneyTable view={view} language={language} timeZone={timeZone} />
          </Section>
          <PaymentTimeline {...timeline} language={language} timeZone={timeZone} view={view} />
        </div>
        <div className="lg:col-start-2 print:col-start-2">
          <CustomerPanel language={language} view={view} payments={ofCustomer} />
          <PaidWith view={view} />
          <EventPanel language={language} timeZone={timeZone} view={view} resend={resend} />
          <Section title={t("details")}>
            <Details view={view} timeZone={timeZone} />
          </Section>
        </div>
      </div>
    </>
  );
}

function ReceiptLinks({ view: { link, sessionId, money }, language }: Pick<PaymentDetailProps, "view" | "language">) {
  const t = useTranslations("console.payments.receipt");
  const pdfIn = (lang: Language) => consoleHref(lang, "payment", `/${sessionId}/receipt`);
  return (
    <>
      <a href={link} className={`${TEXT_LINK} print:hidden`}>
        {t("page")}
      </a>
      {money.kept !== null && (
        <span className="inline-flex gap-1.5 print:hidden">
          <a href={pdfIn(language)} className={TEXT_LINK}>
            {t("pdf")}
          </a>
          <a href={pdfIn(language === "ar" ? "en" : "ar")} className={TEXT_LINK} aria-label={t("pdfOther")}>
            {t("other")}
          </a>
        </span>
      )}
    </>
  );
}

type MovedProps = { readonly icon: string; readonly words: string; readonly money: WireAmount; language: Language };

function Moved({ icon, words, money, language }: MovedProps) {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap rounded-full border border-line bg-canvas px-2 font-medium text-xs leading-5">
      <Icon name={icon} turns={icon === "undo-2"} className="size-3.5" />
      {words} <Amount money={money} language={language} />
    </span>
  );
}

function HoldEnds({
  view: { heldUntil, money },
  language,
  timeZone,
}: Omit<MovedProps, "icon" | "words" | "money"> & Pick<PaymentDetailProps, "view" | "timeZone">) {
  const t = useTranslations("console.payments");
  const { held } = money;
  if (heldUntil === null || held === null) return null;
  const words = {
    b: (text: ReactNode) => <strong className="font-semibold">{text}</strong>,
    amount: () => <Amount money={held} language={language} />,
    at: () => <Instant at={heldUntil} timeZone={timeZone} style="full" />,
  };
  return (
    <p className={`flex basis-full items-start gap-2.5 rounded-lg px-3.5 py-2.5 forced-colors:border ${WAITING}`}>
      <Icon name="hourglass" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{t.rich("holdEnds", words)}</span>
    </p>
  );
}

function Deleted({ view: { deletedAt, deletedBy }, timeZone }: Pick<PaymentDetailProps, "view" | "timeZone">) {
  const t = useTranslations("console.payments");
  if (deletedAt === null) return null;
  const words = {
    at: () => <Instant at={deletedAt} timeZone={timeZone} style="full" />,
    who: () => <bdi className="font-medium text-ink">{deletedBy}</bdi>,
  };
  return <span className="text-muted">{t.rich(deletedBy === null ? "deletedAt" : "deletedBy", words)}</span>;
}

const OF_CUSTOMER = ["customer_id", "customer_email", "customer_phone"];

function Details({ view, timeZone }: Pick<PaymentDetailProps, "view" | "timeZone">) {
  const t = useTranslations("console.payments.detail");
  const { fields, sessionId, type, paymentType, createdAt, expiresAt, extra } = view;
  const spoken = (group: "types" | "paymentTypes", word: string): string => {
    const key = `${group}.${word}` as Parameters<typeof t>[0];
    return t.has(key) ? t(key) : word;
  };
  const lines = fields
    .filter(({ name }) => !OF_CUSTOMER.includes(name))
    .map(({ name, value }) => [t(`fields.${name}`), value] as const);
  const [order, others] = [lines.slice(0, 1), lines.slice(1)];
  const texts: readonly (readonly [string, string | null])[] = [
    [t("session"), sessionId],
    ...order,
    [t("link"), view.link],
    ...others,
    ...Object.entries(extra ?? {})
      .filter(([name]) => name !== "autopay" || view.subscriptionId === null)
      .slice(0, 100)
      .map(([name, value]) => [name, typeof value === "string" ? value : JSON.stringify(value)] as const),
  ];
  const times = [
    [t("created"), createdAt],
    [t("expires"), expiresAt],
  ] as const;
  const words: readonly (readonly [string, string])[] = [
    [t("type"), spoken("types", type)],
    [t("paymentType"), spoken("paymentTypes", paymentType)],
  ];
  return (
    <dl className="grid gap-2">
      {words.map(([name, text]) => (
        <div key={name} className="flex justify-between gap-4">
          <dt className="text-muted">{name}</dt>
          <dd className="text-end text-ink">{text}</dd>
        </div>
      ))}
      {texts.map(([name, text]) =>
        text === null ? null : (
          <div key={name} className="flex justify-between gap-4">
            <dt className="shrink-0 text-muted">
              <bdi>{name}</bdi>
            </dt>
            <dd className="min-w-0 text-end">
              <bdi dir="ltr" className="wrap-anywhere font-mono text-ink text-xs">
                {text.slice(0, 500)}
              </bdi>
            </dd>
          </div>
        ),
      )}
      {times.map(([name, at]) => (
        <div key={name} className="flex justify-between gap-4">
          <dt className="text-muted">{name}</dt>
          <dd className="text-ink">
            <Instant at={at} timeZone={timeZone} style="full" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
