import { useLocale, useTranslations } from "next-intl";
import type { SubscriptionPageView } from "@/server/domain/subscriptions";
import { moneyText } from "@/server/kernel/money-text";
import type { Language } from "@/server/kernel/types";
import { EVERY, HEADING } from "../payment/frequency-messages";
import { Amount } from "../ui/amount";
import { Banner } from "../ui/banner";
import { OUTLINE, PRIMARY } from "../ui/button-styles";
import { Day } from "../ui/day";
import { type Fact, Facts } from "../ui/facts";
import { Moment } from "../ui/moment";
import { SubmitButton } from "../ui/submit-button";
import { Confirmation, confirmedOf } from "./confirmation";
import type { ClaimedConfirmation } from "./page-address";
import { PayForms } from "./pay-forms";
import type { SelfService } from "./self-service";
import { StandingNote } from "./standing-note";
import { StatusPill } from "./status-pill";
import { UpcomingCharges } from "./upcoming-charges";

type Props = {
  readonly view: SubscriptionPageView;
  readonly actions: SelfService;
  readonly claimed: ClaimedConfirmation;
  readonly balanceChanged: boolean;
};

export function PlanSection({ view, actions, claimed, balanceChanged }: Props) {
  const t = useTranslations("subscription");
  const { can } = view;
  const confirmed = confirmedOf(view, claimed);
  return (
    <>
      {confirmed !== null && <Confirmation view={view} confirmed={confirmed} />}
      {balanceChanged && can.pay && (
        <div className="mb-5">
          <Banner tone="warning" title={t("balanceChanged")}>
            {t("balanceChangedAdvice")}
          </Banner>
        </div>
      )}
      <StandingNote view={view} cancellationSaid={confirmed === "canceled"} />
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h1 className="min-w-0 wrap-anywhere text-[1.5rem] leading-snug">
          <Heading view={view} />
        </h1>
        <StatusPill status={view.status} />
      </div>
      <PlanLines view={view} />
      <NextSteps view={view} />
      <UpcomingCharges upcoming={view.upcoming} />
      {can.pay && <PayForms view={view} actions={actions} />}
      {(can.finishSetup || can.retrySetup) && (
        <form action={actions.retrySetup} className="mt-6">
          <SubmitButton className={PRIMARY} working={t("opening")}>
            {t(can.finishSetup ? "finishSetup" : "retrySetup")}
          </SubmitButton>
        </form>
      )}
      {can.keep && (
        <form action={actions.keep} className="mt-4">
          <SubmitButton className={OUTLINE} working={t("saving")}>
            {t("keep")}
          </SubmitButton>
        </form>
      )}
    </>
  );
}

function Heading({ view: { planName, amount, frequency } }: { view: SubscriptionPageView }) {
  const t = useTranslations("subscription");
  const language = useLocale();
  if (planName !== null) return <bdi>{planName}</bdi>;
  return t(HEADING[frequency], { amount: priceText(amount, language) });
}

function priceText(amount: SubscriptionPageView["amount"], language: Language): string {
  const { number, unit } = moneyText(amount, language);
  return `${number} ${unit}`;
}

function PlanLines({ view: { planName, description, amount, frequency } }: { view: SubscriptionPageView }) {
  const t = useTranslations("plan");
  const language = useLocale();
  const money = () => <Amount money={amount} language={language} />;
  return (
    <>
      {planName !== null && <p className="mt-1 text-muted">{t.rich(EVERY[frequency], { amount: money })}</p>}
      {description !== null && description !== planName && (
        <p className="mt-1 wrap-anywhere text-text">
          <bdi>{description}</bdi>
        </p>
      )}
    </>
  );
}

function NextSteps({ view }: { view: SubscriptionPageView }) {
  const { nextCharge, cancellation, endsOn, failure, timeZone } = view;
  const t = useTranslations("subscription");
  const language = useLocale();
  const facts: Fact[] = [];
  if (nextCharge !== null) {
    const retryAt = failure?.retryAt ?? null;
    const { isLate, on } = nextCharge;
    facts.push(
      retryAt === null
        ? { name: t(isLate ? "dueSince" : "nextCharge"), value: <Day on={on} /> }
        : { name: t("nextTry"), value: <Moment at={retryAt} timeZone={timeZone} /> },
    );
    facts.push({ name: t("nextAmount"), value: <Amount money={nextCharge.amount} language={language} /> });
  }
  const ends = cancellation?.on ?? endsOn;
  if (ends !== null) facts.push({ name: t("endsOn"), value: <Day on={ends} /> });
  if (facts.length === 0) return null;
  return (
    <div className="mt-5">
      <Facts facts={facts} />
    </div>
  );
}
