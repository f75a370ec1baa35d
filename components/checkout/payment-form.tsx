import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { CheckoutPrice, CheckoutView, WireMoney } from "@/server/domain/payments";
import type { CheckoutPlan } from "@/server/domain/subscriptions";
import { cardName } from "@/server/kernel/card-scheme";
import { PAYMENT_TYPES } from "@/server/kernel/payment-types";
import { BrandMark } from "../payment/brand-mark";
import { CardMarks } from "../payment/card-marks";
import { methodName } from "../payment/display-names";
import { LockMark } from "../payment/lock-mark";
import { useNoticeWords } from "../payment/notice-words";
import { type Occasion, occasionOf } from "../payment/occasion";
import { Working } from "../payment/occasion-parts";
import { Consent, type ConsentBy } from "../payment/plan-terms";
import { quoteOf } from "../payment/quote";
import { textStyle } from "../shell/brand-style";
import { Amount } from "../ui/amount";
import { PRIMARY } from "../ui/button-styles";
import { SubmitButton } from "../ui/submit-button";
import { ByMethod } from "./by-method";
import { ByWallet } from "./by-wallet";
import { cardChoice, choicesOf, preselectedChoice, quotesOf } from "./choices";
import type { DeviceSheetActions } from "./device-sheet-button";
import type { MethodFormState } from "./form-answer";
import { asksInPlace, InsideMethod } from "./inside-method";
import { MethodForm } from "./method-form";
import type { MethodOption } from "./method-row";
import { CardNote, MethodNote } from "./price-notes";
import type { RemoveCardAction } from "./remove-card";
import { rowsInSight } from "./rows-in-sight";
import { ScreenField } from "./screen-field";
import { SheetButtons } from "./sheet-buttons";
import { WalletNote } from "./wallet-note";
import type { WalletChoice } from "./wallet-switch";

/** Number of rows above which the pay button sticks to the window's bottom. */
const FITTING = 6;

// The button does not stick in very low windows, where it would cover the rows.
const STICKY =
  "-mx-4.5 mt-5 bg-surface px-4.5 py-2.5 sm:-mx-6 sm:px-6 [@media(min-height:500px)]:sticky [@media(min-height:500px)]:bottom-0";
const AT_REST_WHERE_WIDE = "md:[@media(min-height:500px)]:static md:mx-0 md:p-0";

type Props = {
  readonly view: CheckoutView;
  readonly plan: CheckoutPlan | null;
  readonly checkout: string;
  readonly start: (state: MethodFormState, form: FormData) => Promise<MethodFormState>;
  readonly sheets: DeviceSheetActions;
  readonly remove: RemoveCardAction | null;
  readonly below: ReactNode;
  readonly amounts?: ReactNode;
  readonly shown?: ShownForm;
};

export type ShownForm = {
  readonly visibleItems: number;
  readonly showsButton: boolean;
  readonly payText: string | null;
  readonly isSheet: boolean;
  readonly isExpress: boolean;
};

export function PaymentForm({ view, plan, checkout, start, sheets, remove, below, amounts, shown }: Props) {
  const t = useTranslations("checkout");
  const titles = useTranslations("occasion");
  const pay = useTranslations("pay");
  const occasion = occasionOf(view.paymentType, plan);
  const cards = useCardOptions(view);
  const methods = useMethodOptions(view, plan);
  const inSight = rowsInSight(cards.length, methods.length);
  const folded = cards.length - (inSight - methods.length);
  return (
    <MethodForm
      wallet={useWalletChoice(view)}
      sessionId={view.sessionId}
      version={view.version}
      checkout={checkout}
      preselected={preselectedChoice(view)}
      heading={titles(`${occasion}.question`)}
      titles={{
        saved: t("savedCards"),
        others: t("otherMethods"),
        more: folded > 0 ? t("moreCards", { count: folded }) : "",
        viewMore: t("viewMore"),
        viewLess: t("viewLess"),
      }}
      errors={{
        missing: t("chooseMethod"),
        cvvRequired: pay("cvvRequired"),
        cvvInvalid: pay("cvvInvalid"),
        tooShort: t("cardTooShort"),
        tooMany: t("tooManyAttempts"),
        noLoan: t("noLoan"),
        tooManyCodes: t("tooManyCodes"),
      }}
      notices={useNoticeWords()}
      cvv={{ label: pay("cvv"), hint: pay("cvvHint3") }}
      visibleItems={shown === undefined || shown.isSheet ? null : shown.visibleItems}
      sheetWords={shown?.isSheet ? { choose: t("chooseMethod"), close: t("closeMethods") } : null}
      removal={
        remove && {
          action: remove,
          words: { remove: t("removeOne"), keep: t("keepCard"), locked: t("cardLocked"), lost: t("removalLost") },
        }
      }
      amounts={amounts}
      action={start}
      sheets={<SheetButtons view={view} actions={sheets} isAlone={shown?.isExpress === true} />}
      cards={cards}
      methods={methods}
      hasTestCards={view.methods.some(({ cardEntry }) => cardEntry !== null && cardEntry.testCards.length > 0)}
      below={below}
    >
      <ScreenField />
      {asksConsent(view) && <ConsentBelow view={view} plan={plan} />}
      <div
        hidden={shown?.showsButton === false}
        className={shown ? "mt-5" : inSight > FITTING ? STICKY : `${STICKY} ${AT_REST_WHERE_WIDE}`}
      >
        <PayButton view={view} plan={plan} occasion={occasion} text={shown?.payText ?? null} />
      </div>
    </MethodForm>
  );
}

/**
 * Shows the text of consent below the form, unless the card is typed in the card form, which then shows the
 * text.
 */
function ConsentBelow({ view, plan }: Pick<Props, "view" | "plan">) {
  const sentence = (
    <p className="mt-4 text-[0.875rem] text-muted" data-part="terms-container">
      <Consent plan={plan} merchant={view.merchantName} by={consentBy(view)} />
    </p>
  );
  return (
    <ByMethod
      sessionId={view.sessionId}
      preselected={preselectedChoice(view)}
      variants={Object.fromEntries(choicesOf(view).map(({ choice, typesCard }) => [choice, typesCard ? "" : sentence]))}
      otherwise={sentence}
    />
  );
}

type PayButtonProps = Pick<Props, "view" | "plan"> & { readonly occasion: Occasion; readonly text: string | null };

function PayButton({ view, plan, occasion, text }: PayButtonProps) {
  const t = useTranslations("checkout");
  const charges = choicesOf(view);
  const shared = { sessionId: view.sessionId, preselected: preselectedChoice(view) };
  const label = { view, plan, occasion };
  const leaves = charges.every(({ leavesPage }) => leavesPage);
  const perChoice = (render: (choice: (typeof charges)[number]) => ReactNode) =>
    Object.fromEntries(charges.map((each) => [each.choice, render(each)]));
  const working = (leavesPage: boolean) => (leavesPage ? t("opening") : <Working occasion={occasion} />);
  return (
    <SubmitButton
      className={PRIMARY}
      part="pay-button"
      working={
        <ByMethod
          {...shared}
          variants={perChoice(({ leavesPage }) => working(leavesPage))}
          otherwise={working(leaves)}
        />
      }
    >
      {text ?? (
        <ByMethod
          {...shared}
          variants={perChoice(({ charge, leavesPage }) => (
            <PayLabel key="label" {...label} leavesPage={leavesPage} price={charge} />
          ))}
          otherwise={<PayLabel {...label} leavesPage={leaves} price={null} />}
        />
      )}
    </SubmitButton>
  );
}

function useWalletChoice({ wallet }: CheckoutView): WalletChoice | null {
  const t = useTranslations("checkout");
  if (wallet === null) return null;
  const { amount } = wallet;
  const covers = wallet.covers ? t("walletCovers") : null;
  const quote = wallet.covers ? quoteOf(amount) : null;
  const note = (
    <ByWallet isInline off={<WalletNote wallet={wallet} used={false} />} on={<WalletNote wallet={wallet} used />} />
  );
  return { amount: amount.amount, covers, quote, name: t("useWallet"), note };
}

/** The pay button says "Continue" unless the customer chose a saved card, which is charged at once. */
function consentBy({ cards }: CheckoutView): ConsentBy {
  return cards.some(({ tooShort }) => !tooShort) ? "paying" : "continuing";
}

/**
 * True if this page asks for consent, which is given where the card is charged: a typed card on the gateway's
 * page, a saved card on this page. Both pages show a subscription's terms.
 */
function asksConsent({ paymentType, cards }: CheckoutView): boolean {
  const { keepsCard, billsSubscription } = PAYMENT_TYPES[paymentType];
  return billsSubscription || (keepsCard === "consent" && cards.length > 0);
}

function useCardOptions({ cards, amount }: CheckoutView): MethodOption[] {
  const t = useTranslations("checkout");
  return cards.map((card) => ({
    code: cardChoice(card),
    name: cardName(card).replace("•••• ", "••••\u00a0"),
    note: <CardNote card={card} order={amount} />,
    mark: <BrandMark of={card.brand} />,
    quotes: quotesOf(cardChoice(card), card),
    asksCvv: card.cvvRequired,
    disabled: card.tooShort,
    removal: {
      cardId: card.id,
      label: t("removeCard", { card: cardName(card) }),
      question: t("removeQuestion", { card: cardName(card) }),
    },
  }));
}

function useMethodOptions(view: CheckoutView, plan: CheckoutPlan | null): MethodOption[] {
  const language = useLocale();
  const { methods, amount } = view;
  return methods.map((method) => ({
    code: method.code,
    name: method.label?.text ?? methodName(method, language),
    nameStyle: method.label === null ? undefined : textStyle(method.label),
    note: <MethodNote method={method} order={amount} />,
    mark:
      method.cardEntry === null ? (
        <BrandMark of={`${method.code} ${method.name}`} />
      ) : (
        <CardMarks of={`${method.code} ${method.name}`} currency={method.charge.currency} />
      ),
    quotes: quotesOf(method.code, method),
    inside: asksInPlace(method) ? <InsideMethod method={method} view={view} plan={plan} /> : undefined,
    ...(method.cardEntry !== null && { insidePart: "card-background" as const }),
    ...(method.flow === "stc_pay" && { part: "stcPay" as const }),
  }));
}

type PayLabelProps = {
  readonly view: CheckoutView;
  readonly plan: CheckoutPlan | null;
  readonly occasion: Occasion;
  readonly leavesPage: boolean;
  readonly price: CheckoutPrice | null;
};

function PayLabel({ view, plan, occasion, leavesPage, price }: PayLabelProps) {
  const t = useTranslations("checkout");
  const titles = useTranslations("occasion");
  const { wallet, amount } = view;
  if (leavesPage && wallet === null) return <span>{t("continue")}</span>;
  if (occasion === "saveCard" || occasion === "trial") return <span>{titles(`${occasion}.button`)}</span>;
  const total = occasion === "startsToday" && plan !== null ? plan.amount : (price?.total ?? amount);
  return (
    <ByWallet
      isInline
      off={leavesPage ? t("continue") : <PayWords total={total} />}
      on={
        wallet &&
        (wallet.covers ? (
          <PayWords total={amount} fromBalance />
        ) : leavesPage ? (
          t("continue")
        ) : (
          <PayWords total={price?.withWallet?.total ?? wallet.left} />
        ))
      }
    />
  );
}

function PayWords({ total, fromBalance = false }: { total: WireMoney; fromBalance?: boolean }) {
  const t = useTranslations();
  const language = useLocale();
  const amount = () => <Amount money={total} language={language} />;
  if (fromBalance) return <span>{t.rich("checkout.payFromBalance", { amount })}</span>;
  return (
    <span>
      <LockMark className="me-2 -mt-0.5 inline max-md:hidden" />
      {t("occasion.payment.button")} {amount()}
    </span>
  );
}
