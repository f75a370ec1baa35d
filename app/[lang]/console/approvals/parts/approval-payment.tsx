import { useTranslations } from "next-intl";
import { queryOf } from "@/components/console/list-parts";
import { consoleHref } from "@/components/console/pages";
import { Timeline } from "@/components/console/records/timeline";
import { TEXT_LINK } from "@/components/console/styles";
import { Amount } from "@/components/ui/amount";
import type { ApprovalPageView } from "@/server/domain/console";
import type { Language } from "@/server/kernel/types";

type Props = { readonly view: ApprovalPageView; readonly language: Language; readonly timeZone: string };

const ENTRIES = 6;

export function ApprovalPayment({ view: { payment, orderNo, referenceNumber }, language, timeZone }: Props) {
  const t = useTranslations("console.approvals");
  if (payment === null) return <p className="border-line border-t pt-4 text-muted">{t("paymentHidden")}</p>;
  const order = () => <bdi dir="ltr">{orderNo ?? `${payment.sessionId.slice(0, 8)}…`}</bdi>;
  const { charged } = payment.money;
  const texts: readonly (readonly [string, string | null])[] = [
    [t("gateway"), payment.gateway],
    [t("reference"), referenceNumber],
  ];
  return (
    <div className="grid gap-6 border-line border-t pt-4 xl:grid-cols-2">
      <section aria-labelledby="request-payment">
        <h3 id="request-payment" className="font-semibold text-ink">
          {t.rich("payment", { order })}
        </h3>
        <dl className="mt-2 grid gap-2">
          <Fact name={t("amount")}>
            <Amount money={payment.amount} language={language} />
          </Fact>
          {charged !== null && (
            <Fact name={t("charged")}>
              <Amount money={charged} language={language} />
            </Fact>
          )}
          {texts.map(([name, text]) =>
            text === null ? null : (
              <Fact key={name} name={name}>
                <bdi dir="ltr" className="wrap-anywhere">
                  {text}
                </bdi>
              </Fact>
            ),
          )}
        </dl>
        <p className="mt-3">
          <a href={consoleHref(language, "payment", `/${payment.sessionId}`)} className={TEXT_LINK}>
            {t("open")}
          </a>
        </p>
      </section>
      <section aria-labelledby="request-timeline">
        <h3 id="request-timeline" className="mb-3 font-semibold text-ink">
          {t("happened")}
        </h3>
        <Timeline
          entries={payment.timeline.slice(0, ENTRIES)}
          hrefOf={(params) => consoleHref(language, "payment", `/${payment.sessionId}${queryOf(params)}#act`)}
          link={null}
          maySend={false}
          language={language}
          timeZone={timeZone}
        />
      </section>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd className="text-end text-ink">{children}</dd>
    </div>
  );
}
