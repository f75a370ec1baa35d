/** The simulated gateway's page: the order at the inline start, the card form at the inline end. */
import { useLocale, useTranslations } from "next-intl";
import type { PayView } from "@/server/domain/payments";
import type { CheckoutPlan } from "@/server/domain/subscriptions";
import { Breakdown } from "../checkout/breakdown";
import { OrderSummary } from "../checkout/order-summary";
import { Consent, PlanTerms } from "../checkout/plan-terms";
import { StatusWatcher } from "../checkout/status-watcher";
import { Amount, BigAmount } from "../ui/amount";
import { Banner } from "../ui/banner";
import { PRIMARY, QUIET } from "../ui/button-styles";
import { SubmitButton } from "../ui/submit-button";
import { Surface } from "../ui/surface";
import { CardForm, type CardFormState, type CardFormTexts } from "./card-form";
import type { TestCardOption } from "./test-cards";

type Props = {
  readonly view: PayView;
  /** The subscription that the session serves; null for any other session. */
  readonly plan: CheckoutPlan | null;
  readonly token: string;
  readonly pay: (state: CardFormState, form: FormData) => Promise<CardFormState>;
  readonly cancel: () => Promise<void>;
};

export function OpenPayPage({ view, plan, token, pay, cancel }: Props) {
  const t = useTranslations("pay");
  const checkout = useTranslations("checkout");
  const language = useLocale();
  return (
    <div className="grid gap-8 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:gap-14">
      <OrderSummary
        title={checkout("title", { merchant: view.merchantName })}
        orderNo={view.orderNo}
        description={plan?.planName ?? null}
        terms={plan === null ? null : <PlanTerms plan={plan} />}
        secondsLeft={view.secondsLeft}
        figure={<BigAmount money={view.total} language={language} />}
        breakdown={<Breakdown amount={view.amount} charge={chargeOf(view)} notes={[]} />}
      />
      <Surface>
        <h2 className="mb-4 text-[18px]">{t("heading")}</h2>
        {(view.lastFailure?.kind === "failed" || view.lastFailure?.kind === "error") && (
          <div className="mb-5">
            <Banner title={view.lastFailure.kind === "failed" ? t("declinedTitle") : t("errorTitle")}>
              <p>{t("advice")}</p>
            </Banner>
          </div>
        )}
        <CardForm
          attempt={token}
          saveRule={view.saveCard}
          testCards={useTestCards(view.testCards)}
          shapes={view.shapes}
          texts={useCardFormTexts(view, plan)}
          action={pay}
        >
          <div className="mt-6">
            <SubmitButton className={PRIMARY} working={checkout("working")}>
              <span>
                {t("pay")} <Amount money={view.total} language={language} />
              </span>
            </SubmitButton>
          </div>
        </CardForm>
        <form action={cancel} className="mt-2 text-center">
          <SubmitButton className={QUIET} working={t("cancel")}>
            {t("cancel")}
          </SubmitButton>
        </form>
      </Surface>
      <StatusWatcher sessionId={view.sessionId} shown={{ phase: "open" }} />
    </div>
  );
}

/** The pay page's view holds no converted amount of its own: what is charged is the total without the fee. */
function chargeOf(view: PayView) {
  const { fee, hasFee, feeDescription, feeDescriptionAr, total, amount } = view;
  return { charge: amount, fee, hasFee, feeDescription, feeDescriptionAr, total };
}

function useTestCards(cards: PayView["testCards"]): TestCardOption[] {
  const t = useTranslations("pay");
  return cards.map(({ number, outcome, reason }) => {
    const why = reason !== null && isKnownReason(reason) ? ` (${t(reason)})` : "";
    return { number, outcome, title: `${t(outcome)}${why}` };
  });
}

const REASONS = ["issuing bank declined", "card expired", "insufficient funds"] as const;

function isKnownReason(reason: string): reason is (typeof REASONS)[number] {
  return REASONS.some((known) => known === reason);
}

function useCardFormTexts({ merchantName: merchant, minimumDays }: PayView, plan: CheckoutPlan | null): CardFormTexts {
  const t = useTranslations("pay");
  const planned = useTranslations("plan");
  return {
    labels: { number: t("cardNumber"), expiry: t("expiry"), cvv: t("cvv"), save: t("save") },
    errors: {
      number: { required: t("numberRequired"), invalid: t("numberInvalid") },
      expiry: {
        required: t("expiryRequired"),
        invalid: t("expiryInvalid"),
        too_short: t("expiryTooShort", { days: minimumDays ?? 0 }),
      },
      cvv: { required: t("cvvRequired"), invalid: t("cvvInvalid") },
      save: { required: t("saveRequired"), invalid: t("saveRequired") },
    },
    expiryHint: t("expiryHint"),
    saveHint: plan === null ? t("saveHint", { merchant }) : planned("saveHint"),
    consent: <Consent plan={plan} merchant={merchant} />,
    summary: t("fieldsTitle"),
    testCards: t("testCards"),
    shapes: t("shapes"),
    plainShape: t("plainShape"),
  };
}
