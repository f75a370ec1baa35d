/** The checkout while it can be paid: the order at the inline start, the one question at the inline end. */
import { useLocale, useTranslations } from "next-intl";
import type { CheckoutPrice, CheckoutView, Failure } from "@/server/domain/payments";
import type { CheckoutPlan } from "@/server/domain/subscriptions";
import { BigAmount } from "../ui/amount";
import { QUIET } from "../ui/button-styles";
import type { Fact } from "../ui/facts";
import { SubmitButton } from "../ui/submit-button";
import { Surface } from "../ui/surface";
import { Breakdown } from "./breakdown";
import { ByMethod } from "./by-method";
import { ByWallet, FOLLOWS_WALLET } from "./by-wallet";
import { type Changed, choicesOf, preselectedChoice } from "./checkout-labels";
import { FailureBanner } from "./failure-banner";
import type { MethodFormState } from "./method-form";
import { OrderSummary } from "./order-summary";
import { PaymentForm } from "./payment-form";
import { PlanTerms } from "./plan-terms";
import { type RemoveCard, RemoveCards } from "./remove-cards";
import { StatusWatcher } from "./status-watcher";

type Props = {
  readonly view: CheckoutView;
  /** The subscription that the session serves; null for any other session. */
  readonly plan: CheckoutPlan | null;
  readonly start: (state: MethodFormState, form: FormData) => Promise<MethodFormState>;
  readonly remove: RemoveCard;
  readonly cancel: () => Promise<void>;
  /** What the submit before found to be other than it was shown. */
  readonly changed: Changed | null;
};

const CHANGED: Readonly<Record<Changed, Failure>> = {
  wallet: { kind: "credit", message: null },
  amount: { kind: "amount", message: null },
};

export function OpenCheckout({ view, plan, start, remove, cancel, changed }: Props) {
  const t = useTranslations("checkout");
  const failure = changed === null ? view.lastFailure : CHANGED[changed];
  const choices = view.methods.length + view.cards.length;
  return (
    <div className={`${FOLLOWS_WALLET} grid gap-8 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:gap-14`}>
      <OrderSide view={view} plan={plan} />
      <Surface>
        {failure !== null && (
          <div className="mb-5">
            <FailureBanner failure={failure} />
          </div>
        )}
        {choices === 0 && view.wallet?.covers !== true ? (
          <p>{t("noMethods", { merchant: view.merchantName })}</p>
        ) : (
          <PaymentForm view={view} plan={plan} start={start} />
        )}
        {view.cards.length > 0 && <RemoveCards cards={view.cards} remove={remove} />}
        <form action={cancel} className="mt-2 text-center">
          <SubmitButton className={QUIET} working={t("cancel")}>
            {t("cancel")}
          </SubmitButton>
        </form>
      </Surface>
      <StatusWatcher sessionId={view.sessionId} shown={{ version: view.version }} />
    </div>
  );
}

function OrderSide({ view, plan }: Pick<Props, "view" | "plan">) {
  const t = useTranslations("checkout");
  const language = useLocale();
  const shared = { sessionId: view.sessionId, preselected: preselectedChoice(view) };
  const notes: Fact[] = [];
  if (view.vendorName !== null) notes.push({ name: t("soldBy"), value: <bdi>{view.vendorName}</bdi> });
  if (view.customerName !== null) notes.push({ name: t("customer"), value: <bdi>{view.customerName}</bdi> });
  const perChoice = (render: (price: CheckoutPrice) => React.ReactNode) =>
    Object.fromEntries(choicesOf(view).map(({ choice, charge }) => [choice, render(charge)]));
  const figure = (price: CheckoutPrice | null) => (
    <ByWallet
      off={<BigAmount money={price?.total ?? view.amount} language={language} />}
      on={view.wallet && <BigAmount money={price?.withWallet?.total ?? view.wallet.left} language={language} />}
    />
  );
  const breakdown = (price: CheckoutPrice | null) => (
    <ByWallet
      off={<Breakdown amount={view.amount} charge={price} notes={notes} />}
      on={
        view.wallet && (
          <Breakdown amount={view.amount} charge={price?.withWallet ?? null} notes={notes} wallet={view.wallet} />
        )
      }
    />
  );
  return (
    <OrderSummary
      title={t("title", { merchant: view.merchantName })}
      orderNo={view.orderNo}
      description={plan?.planName ?? view.description}
      terms={plan === null ? null : <PlanTerms plan={plan} />}
      secondsLeft={view.secondsLeft}
      figure={<ByMethod {...shared} variants={perChoice(figure)} otherwise={figure(null)} />}
      breakdown={<ByMethod {...shared} variants={perChoice(breakdown)} otherwise={breakdown(null)} />}
    />
  );
}
