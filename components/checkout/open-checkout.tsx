import { useLocale, useTranslations } from "next-intl";
import type { Order } from "@/server/domain/invoices";
import type { CheckoutPrice, CheckoutView } from "@/server/domain/payments";
import type { CheckoutPlan } from "@/server/domain/subscriptions";
import { isolated } from "@/server/kernel/isolated";
import { AttachmentLink } from "../payment/attachment-link";
import { BackToSubscription } from "../payment/back-to-subscription";
import { addsUp } from "../payment/breakdown";
import { FoldedOrder } from "../payment/folded-order";
import { occasionOf } from "../payment/occasion";
import { hasFigure, NothingToday, PlanFigure } from "../payment/occasion-parts";
import { OrderSummary, TimeLeft } from "../payment/order-summary";
import { COLUMNS, PAYMENT_SIDE } from "../payment/page-styles";
import { PlanTerms } from "../payment/plan-terms";
import { StatusWatcher } from "../payment/status-watcher";
import { BigAmount } from "../ui/amount";
import { type Fact, Facts } from "../ui/facts";
import { Moment } from "../ui/moment";
import { Surface } from "../ui/surface";
import { AnswerPopup } from "./answer-popup";
import { ByWallet, FOLLOWS_WALLET } from "./by-wallet";
import { CancelPayment } from "./cancel-payment";
import { ChallengeStep } from "./challenge-step";
import { choicesOf, hasNoWay, type OfferChange } from "./choices";
import type { DeviceSheetActions } from "./device-sheet-button";
import type { MethodFormState } from "./form-answer";
import { LastFailure } from "./last-failure";
import { NoMethods } from "./no-methods";
import { PaymentForm } from "./payment-form";
import type { RemoveCardAction } from "./remove-card";
import { PerChoice, Sums } from "./sums";
import { TrustLine } from "./trust-line";
import type { CodeSaid, WalletActions } from "./wallet-actions";
import { WalletStep } from "./wallet-step";

type Props = {
  readonly view: CheckoutView;
  readonly plan: CheckoutPlan | null;
  readonly order: Order | null;
  /** The self-service page from which this browser came to the checkout. */
  readonly cameFrom: string | null;
  readonly checkout: string;
  readonly codeSaid: CodeSaid | null;
  readonly walletForms: WalletActions | null;
  readonly closeChallenge: (() => Promise<void>) | null;
  readonly sheets: DeviceSheetActions;
  readonly start: (state: MethodFormState, form: FormData) => Promise<MethodFormState>;
  readonly remove: RemoveCardAction;
  readonly cancel: () => Promise<void>;
  readonly changed: OfferChange | null;
  readonly asksToCancel: boolean;
};

export function OpenCheckout(props: Props) {
  const { view, plan, order, cameFrom, checkout, start, remove, cancel, changed, asksToCancel } = props;
  const below = (
    <>
      <BackToSubscription href={cameFrom} />
      <CancelPayment
        occasion={occasionOf(view.paymentType, plan)}
        merchant={view.merchantName}
        asking={asksToCancel}
        cancel={cancel}
      />
      <TrustLine merchant={view.merchantName} />
    </>
  );
  return (
    <div className={`${FOLLOWS_WALLET} ${COLUMNS}`}>
      <OrderSide view={view} plan={plan} order={order} />
      <Surface className={PAYMENT_SIDE}>
        <AnswerPopup view={view} />
        <LastFailure view={view} changed={changed} />
        {hasNoWay(view) ? (
          <>
            <NoMethods merchant={view.merchantName} />
            {below}
          </>
        ) : (
          <ChallengeStep view={view} home={checkout} close={props.closeChallenge}>
            <WalletStep view={view} home={checkout} said={props.codeSaid} actions={props.walletForms}>
              <PaymentForm
                view={view}
                plan={plan}
                checkout={checkout}
                start={start}
                remove={remove}
                sheets={props.sheets}
                below={below}
              />
            </WalletStep>
          </ChallengeStep>
        )}
      </Surface>
      <StatusWatcher sessionId={view.sessionId} version={view.version} />
    </div>
  );
}

function OrderSide({ view, plan, order }: Pick<Props, "view" | "plan" | "order">) {
  const t = useTranslations("checkout");
  const language = useLocale();
  const titles = useTranslations("occasion");
  const occasion = occasionOf(view.paymentType, plan);
  const isPayment = occasion === "payment";
  const notes: Fact[] = [];
  if (view.vendorName !== null) notes.push({ name: t("soldBy"), value: <bdi>{view.vendorName}</bdi> });
  if (view.customerName !== null) notes.push({ name: t("customer"), value: <bdi>{view.customerName}</bdi> });
  if (view.dueAt !== null)
    notes.push({ name: t("dueBy"), value: <Moment at={view.dueAt} timeZone={view.timeZone} named /> });
  const prices = choicesOf(view).map(({ charge }) => charge);
  const adds = isPayment && addsUp(view.amount, prices, view.wallet);
  const noPlan = order === null ? <NothingToday occasion={occasion} /> : <FoldedOrder order={order} />;
  const onlyNotes = notes.length === 0 ? null : <Facts facts={notes} />;
  return (
    <OrderSummary
      title={titles(`${occasion}.title`, { merchant: isolated(view.merchantName, language) })}
      orderNo={view.orderNo}
      lead={isPayment ? null : (plan?.planName ?? null)}
      description={isPayment ? (plan?.planName ?? view.description) : plan === null ? view.description : null}
      enclosure={view.attachment && <AttachmentLink file={view.attachment} />}
      terms={plan === null ? noPlan : <PlanTerms plan={plan} />}
      figure={
        isPayment ? <Figure view={view} /> : hasFigure(occasion) ? <PlanFigure plan={plan} occasion={occasion} /> : null
      }
      breakdown={adds ? <Sums view={view} notes={notes} /> : onlyNotes}
      timeLeft={<TimeLeft seconds={view.secondsLeft} label={titles(`${occasion}.within`)} />}
    />
  );
}

function Figure({ view }: { view: CheckoutView }) {
  const t = useTranslations("checkout");
  const language = useLocale();
  const { wallet, amount } = view;
  const prices = choicesOf(view).map(({ charge }) => charge);
  if (!addsUp(amount, prices, wallet)) return <BigAmount money={amount} language={language} />;
  const left = (price: CheckoutPrice | null) =>
    wallet?.covers ? (
      <BigAmount money={amount} language={language} per={t("fromBalance")} />
    ) : (
      wallet && <BigAmount money={price?.withWallet?.total ?? wallet.left} language={language} />
    );
  return (
    <PerChoice
      view={view}
      render={(price) => (
        <ByWallet off={<BigAmount money={price?.total ?? amount} language={language} />} on={left(price)} />
      )}
    />
  );
}
