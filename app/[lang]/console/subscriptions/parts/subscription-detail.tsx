import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Fact, FactStrip } from "@/components/console/fact-strip";
import { Instant } from "@/components/console/instant";
import { queryOf } from "@/components/console/list-parts";
import { Section } from "@/components/console/page-head";
import { customerHref } from "@/components/console/records/customer-href";
import { PaymentMethod } from "@/components/console/records/payment-method";
import { SubscriptionPill } from "@/components/console/records/subscription-pill";
import { Code, SideFacts } from "@/components/console/side-facts";
import { BUTTON, TEXT_LINK } from "@/components/console/styles";
import { Amount, BigAmount } from "@/components/ui/amount";
import { Day } from "@/components/ui/day";
import type { SubscriptionPageView } from "@/server/domain/console";
import { commaList } from "@/server/kernel/comma-list";
import type { Language } from "@/server/kernel/types";
import { ApiCalls } from "./api-calls";
import { Changes, NextCharges } from "./changes-and-charges";
import { CycleTable } from "./cycle-table";
import { MoneyBox } from "./money-box";
import { PlanTimeline } from "./plan-timeline";

type Props = {
  readonly view: SubscriptionPageView;
  readonly language: Language;
  readonly timeZone: string;
  readonly baseUrl: string;
  readonly idempotencyKey: string;
  readonly customerLink: ReactNode;
  readonly isOlder: boolean;
};

export function SubscriptionDetail(props: Props) {
  const { view, language, timeZone, baseUrl, idempotencyKey } = props;
  const t = useTranslations("console.subscriptions");
  const { subscription } = view;
  const { currency, frequency } = subscription;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-4 py-4 sm:px-5">
        <BigAmount
          money={{ amount: subscription.recurring_amount, currency }}
          language={language}
          per={t(`per.${frequency}`)}
        />
        <SubscriptionPill status={subscription.status} />
      </div>
      <Strip view={view} language={language} />
      <div className="lg:grid lg:grid-cols-[2fr_1fr]">
        <div className="min-w-0 lg:border-line lg:border-e">
          <MoneyBox view={view} language={language} timeZone={timeZone} />
          <Cycles {...props} />
          <Section title={t("detail.upcoming")}>
            <NextCharges view={view} language={language} />
          </Section>
          <Section title={t("detail.changes")}>
            <Changes view={view} timeZone={timeZone} />
          </Section>
          <Section title={t("detail.timeline")}>
            <PlanTimeline entries={view.timeline} timeZone={timeZone} />
          </Section>
        </div>
        <div className="min-w-0">
          <Section title={t("detail.planFacts")}>
            <PlanFacts view={view} language={language} timeZone={timeZone} />
          </Section>
          <Section title={t("detail.customerFacts")}>
            <SideFacts
              facts={[
                [t("detail.customerId"), <Code key="id">{subscription.customer_id}</Code>],
                [t("detail.email"), <Code key="mail">{subscription.customer_email}</Code>],
                [t("detail.phone"), subscription.customer_phone && <Code>{subscription.customer_phone}</Code>],
              ]}
            />
          </Section>
          {props.customerLink}
          <Section title={t("detail.calls")} lead={t("detail.callsLead")}>
            <ApiCalls subscription={subscription} baseUrl={baseUrl} idempotencyKey={idempotencyKey} />
          </Section>
        </div>
      </div>
    </>
  );
}

function Strip({ view, language }: Pick<Props, "view" | "language">) {
  const t = useTranslations("console.subscriptions.detail");
  const { subscription, card, outstanding } = view;
  const { next_billing_date: next, cancel_at_period_end: isEnding } = subscription;
  return (
    <FactStrip>
      <Fact name={t("customer")}>
        <a href={customerHref(language, subscription.customer_id)} className={TEXT_LINK}>
          <bdi>{subscription.customer_name ?? subscription.customer_email}</bdi>
        </a>
      </Fact>
      <Fact name={t("card")}>
        {card === null ? (
          t("noCard")
        ) : (
          <>
            <PaymentMethod brand={card.brand} lastFour={card.last4} method={null} />{" "}
            <bdi dir="ltr" className={`figures ${card.isExpired ? "text-bad" : "text-muted"}`}>
              {card.expiry}
            </bdi>
          </>
        )}
      </Fact>
      <Fact name={t("next")}>
        {outstanding !== null ? (
          t("afterBalance")
        ) : next === null || isEnding ? (
          t("none")
        ) : (
          <Day on={next} month="short" />
        )}
      </Fact>
      <Fact name={t("collected")}>
        <Amount money={{ amount: view.collected, currency: subscription.currency }} language={language} />
      </Fact>
    </FactStrip>
  );
}

function Cycles({ view, language, timeZone, isOlder }: Props) {
  const t = useTranslations("console.subscriptions.detail");
  const { subscription, older } = view;
  return (
    <div className="border-line border-b">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-3 sm:px-5">
        <h2 className="font-semibold">{t("cycles")}</h2>
        <p className="text-muted">
          {t("anchor", { day: subscription.billing_anchor_day })} ·{" "}
          {t("tries", { count: subscription.retry_count + 1 })}
        </p>
      </div>
      <CycleTable view={view} language={language} timeZone={timeZone} />
      {(isOlder || older !== null) && (
        <p className="flex gap-2 px-4 py-3 sm:px-5">
          {isOlder && (
            <a href={queryOf({ before: null })} className={BUTTON}>
              {t("newest")}
            </a>
          )}
          {older !== null && (
            <a href={queryOf({ before: older })} rel="next" className={BUTTON}>
              {t("older")}
            </a>
          )}
        </p>
      )}
    </div>
  );
}

const MAILS = ["pre_charge_enabled", "failure_enabled", "final_failure_enabled"] as const;

function PlanFacts({ view: { subscription }, language, timeZone }: Pick<Props, "view" | "language" | "timeZone">) {
  const t = useTranslations("console.subscriptions.detail");
  const languages = useTranslations("console.payments.detail.languages");
  const { paused_at: paused, pause_on: pauseOn, resume_on: resumeOn, recurring_amount_from: amountFrom } = subscription;
  const { retry_days: retryDays, backup_card: backup } = subscription;
  const { currency, end_date: end, total_cycles: total, notification_config: config } = subscription;
  const mails = MAILS.filter((name) => config === null || config[name]).map((name) => t(`mailKinds.${name}`));
  return (
    <SideFacts
      facts={[
        [t("id"), <Code key="id">{subscription.id}</Code>],
        [t("started"), <Day key="start" on={subscription.start_date} month="short" />],
        [t("ends"), end === null ? t("openEnd") : <Day key="end" on={end} month="short" />],
        [t("cyclesInAll"), total],
        [t("pausedSince"), paused && <Instant key="paused" at={paused} timeZone={timeZone} />],
        [t("pauseOn"), pauseOn && <Day key="pause" on={pauseOn} month="short" />],
        [t("resumeOn"), resumeOn && <Day key="resume" on={resumeOn} month="short" />],
        [t("amountFrom"), amountFrom && <Day key="from" on={amountFrom} month="short" />],
        [t("retryDays"), retryDays && commaList(retryDays.map(String), language)],
        [
          t("backupCard"),
          backup && <Code key="backup">{`${backup.card_brand ?? ""} ${backup.masked_card}`.trim()}</Code>,
        ],
        [
          t("firstPayment"),
          <Amount key="first" money={{ amount: subscription.first_payment_amount, currency }} language={language} />,
        ],
        [t("reference"), subscription.merchant_reference && <Code>{subscription.merchant_reference}</Code>],
        [t("agreement"), <Code key="agreement">{subscription.agreement_id}</Code>],
        [t("mailsSent"), mails.length === 0 ? t("noMails") : commaList(mails, language)],
        [t("language"), languages(subscription.language)],
        [t("reason"), subscription.cancellation_reason && <bdi>{subscription.cancellation_reason}</bdi>],
        [t("note"), subscription.cancellation_note && <bdi>{subscription.cancellation_note}</bdi>],
      ]}
    />
  );
}
