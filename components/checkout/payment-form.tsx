/** The question how to pay with its answers, saved cards first, and the button that pays. */
import { useLocale, useTranslations } from "next-intl";
import type {
  CheckoutCard,
  CheckoutCharge,
  CheckoutMethod,
  CheckoutPrice,
  CheckoutView,
  WireMoney,
} from "@/server/domain/payments";
import type { CheckoutPlan } from "@/server/domain/subscriptions";
import { Amount } from "../ui/amount";
import { PRIMARY } from "../ui/button-styles";
import { SubmitButton } from "../ui/submit-button";
import { ByMethod } from "./by-method";
import { ByWallet } from "./by-wallet";
import { CardEnd } from "./card-end";
import { cardChoice, cardName, choicesOf, methodName, preselectedChoice } from "./checkout-labels";
import { MethodForm, type MethodFormState } from "./method-form";
import type { MethodOption } from "./method-row";
import { Consent } from "./plan-terms";
import { WalletNote } from "./wallet-note";
import type { WalletChoice } from "./wallet-switch";

/** More answers than this do not fit a window beside their button, which then stays in sight. */
const FITTING = 6;

const STICKY = "sticky bottom-0 -mx-5 mt-5 border-line border-t bg-surface px-5 py-2.5 sm:-mx-7 sm:px-7";
const AT_REST_WHERE_WIDE = "md:static md:mx-0 md:border-0 md:p-0";

type Props = {
  readonly view: CheckoutView;
  readonly plan: CheckoutPlan | null;
  readonly start: (state: MethodFormState, form: FormData) => Promise<MethodFormState>;
};

export function PaymentForm({ view, plan, start }: Props) {
  const t = useTranslations("checkout");
  const pay = useTranslations("pay");
  const preselected = preselectedChoice(view);
  const options = useOptions(view);
  const charges = choicesOf(view);
  const label = { wallet: view.wallet, amount: view.amount };
  return (
    <MethodForm
      wallet={useWalletChoice(view)}
      sessionId={view.sessionId}
      amount={`${view.amount.amount} ${view.amount.currency}`}
      preselected={preselected}
      heading={view.paymentType === "save_card" ? t("howToSave") : t("howToPay")}
      errors={{
        missing: t("chooseMethod"),
        cvvRequired: pay("cvvRequired"),
        cvvInvalid: pay("cvvInvalid"),
        tooShort: t("cardTooShort"),
      }}
      cvvLabel={pay("cvv")}
      action={start}
      options={options}
    >
      {asksConsent(view) && (
        <p className="mt-4 text-[14px] text-muted">
          <Consent plan={plan} merchant={view.merchantName} />
        </p>
      )}
      <div className={options.length > FITTING ? STICKY : `${STICKY} ${AT_REST_WHERE_WIDE}`}>
        <SubmitButton className={PRIMARY} working={t("working")}>
          <ByMethod
            sessionId={view.sessionId}
            preselected={preselected}
            variants={Object.fromEntries(
              charges.map(({ choice, charge, leavesPage }) => [
                choice,
                <PayLabel key="label" {...label} leavesPage={leavesPage} price={charge} />,
              ]),
            )}
            otherwise={<PayLabel {...label} leavesPage={charges.every((each) => each.leavesPage)} price={null} />}
          />
        </SubmitButton>
      </div>
    </MethodForm>
  );
}

function useWalletChoice({ wallet }: CheckoutView): WalletChoice | null {
  const t = useTranslations("checkout");
  if (wallet === null) return null;
  const { amount } = wallet;
  const covers = wallet.covers ? t("walletCovers") : null;
  return { amount: amount.amount, covers, name: t("useWallet"), note: <WalletNote wallet={wallet} /> };
}

/** A card that is typed on the gateway's page is agreed upon there; a saved one is charged from here, and a subscription's terms are said on both. */
function asksConsent({ paymentType, cards }: CheckoutView): boolean {
  return paymentType === "auto_pay" || (paymentType === "auto_debit" && cards.length > 0);
}

function useOptions({ cards, methods }: CheckoutView): MethodOption[] {
  const language = useLocale();
  return [
    ...cards.map((card) => ({
      code: cardChoice(card),
      name: cardName(card),
      note: <CardNote card={card} />,
      asksCvv: card.cvvRequired,
      disabled: card.tooShort,
    })),
    ...methods.map((method) => ({
      code: method.code,
      name: methodName(method, language),
      note: <MethodNote method={method} />,
    })),
  ];
}

/** When the card ends, what speaks against it, and what it costs on top. */
function CardNote({ card }: { card: CheckoutCard }) {
  const t = useTranslations("checkout");
  return (
    <>
      <CardEnd card={{ ...card, expiresSoon: card.expiresSoon && !card.tooShort }} />
      {card.tooShort && ` · ${t("cardTooShort")}`}
      {card.hasFee && " · "}
      <FeeNote of={card} />
    </>
  );
}

/** Where the choice leads, and what it costs on top. */
function MethodNote({ method }: { method: CheckoutMethod }) {
  const t = useTranslations("checkout");
  return (
    <>
      {method.leavesPage && t("onNextPage")}
      {method.leavesPage && method.hasFee && " · "}
      <FeeNote of={method} />
    </>
  );
}

/** The fee of the whole price, or of what the wallet leaves. */
function FeeNote({ of }: { of: CheckoutPrice }) {
  return <ByWallet inline off={<Fee of={of} />} on={of.withWallet && <Fee of={of.withWallet} />} />;
}

function Fee({ of }: { of: CheckoutCharge }) {
  const t = useTranslations("checkout");
  const language = useLocale();
  if (!of.hasFee) return null;
  return (
    <>
      {t("methodFee")} <Amount money={of.fee} language={language} />
    </>
  );
}

type PayLabelProps = Pick<CheckoutView, "wallet" | "amount"> & {
  readonly leavesPage: boolean;
  /** Null while nothing is chosen. */
  readonly price: CheckoutPrice | null;
};

function PayLabel({ wallet, amount, leavesPage, price }: PayLabelProps) {
  return (
    <ByWallet
      inline
      off={<PayWords leavesPage={leavesPage} total={price?.total ?? amount} />}
      on={
        wallet && <PayWords leavesPage={leavesPage && !wallet.covers} total={price?.withWallet?.total ?? wallet.left} />
      }
    />
  );
}

function PayWords({ leavesPage, total }: { leavesPage: boolean; total: WireMoney }) {
  const t = useTranslations("checkout");
  const language = useLocale();
  if (leavesPage) return <span>{t("continue")}</span>;
  return (
    <span>
      {t("pay")} <Amount money={total} language={language} />
    </span>
  );
}
