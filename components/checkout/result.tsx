/** How the payment ended: a sign, one sentence, the facts, one way on. */
import { useLocale, useTranslations } from "next-intl";
import type { CheckoutView, Receipt, WireMoney } from "@/server/domain/payments";
import type { CheckoutPlan } from "@/server/domain/subscriptions";
import { Amount } from "../ui/amount";
import { PRIMARY } from "../ui/button-styles";
import { type Fact, Facts } from "../ui/facts";
import { Moment } from "../ui/moment";
import { Surface } from "../ui/surface";
import { AutoReturn } from "./auto-return";
import { methodName, orderMark } from "./checkout-labels";
import { ResultSign } from "./result-sign";
import { StatusWatcher } from "./status-watcher";

type Props = {
  readonly view: CheckoutView;
  readonly receipt: Receipt;
  /** The subscription that the session serves; null for any other session. */
  readonly plan: CheckoutPlan | null;
};

export function Result({ view, receipt, plan }: Props) {
  const t = useTranslations("result");
  const planned = useTranslations("plan");
  return (
    <Surface>
      <div role="status" className="text-center">
        <ResultSign outcome={receipt.outcome} />
        <h1 className="mt-5 text-[22px] leading-snug">{t(receipt.outcome)}</h1>
        <p className="mt-1 mb-6 text-muted">
          <ResultSentence view={view} receipt={receipt} plan={plan} />
        </p>
      </div>
      <ReceiptFacts view={view} receipt={receipt} plan={plan} />
      {view.returnUrl !== null && (
        <a href={view.returnUrl} className={`${PRIMARY} mt-6`}>
          {plan?.fromPage ? planned("return") : t("return")}
        </a>
      )}
      {view.returnUrl !== null && view.autoReturn && <AutoReturn href={view.returnUrl} />}
      <StatusWatcher sessionId={view.sessionId} shown={{ version: view.version }} />
    </Surface>
  );
}

function ResultSentence({ view, receipt, plan }: Props) {
  const t = useTranslations("result");
  const planned = useTranslations("plan");
  const merchant = view.merchantName;
  if (view.autoReturn && view.returnUrl !== null) {
    return plan?.fromPage ? planned("returning") : t("returning", { merchant });
  }
  const said = plan === null ? null : planSentence(plan, receipt.outcome);
  if (said !== null) return planned(said, { merchant });
  const saved = receipt.outcome === "paid" && view.paymentType === "save_card";
  return saved ? t("savedText") : t(`${receipt.outcome}Text`, { merchant });
}

/** What became of the subscription; null where the general sentence says enough. */
function planSentence({ purpose, isTrial, fromPage }: CheckoutPlan, outcome: Receipt["outcome"]) {
  const paid = outcome === "paid";
  if (purpose === "setup" && paid) return isTrial ? "setUpFree" : "setUp";
  if (purpose === "setup") return fromPage ? "notSetUpAgain" : "notSetUp";
  if (purpose === "card") return paid ? "cardAdded" : "cardNotAdded";
  if (purpose === "cycle") return paid ? null : "notCollected";
  return paid ? null : "notPaid";
}

const AMOUNT_NAMES = { paid: "paidAmount", authorized: "reservedAmount", cod: "amountDue" } as const;

function isTaken(outcome: Receipt["outcome"]): outcome is keyof typeof AMOUNT_NAMES {
  return outcome in AMOUNT_NAMES;
}

function ReceiptFacts({ view, receipt }: Props) {
  const t = useTranslations("result");
  const language = useLocale();
  const show = (money: WireMoney) => <Amount money={money} language={language} />;
  const { outcome, total, methodName: name, methodNameAr: nameAr, settledAt } = receipt;
  const facts: Fact[] = [];
  if (total !== null && isTaken(outcome)) facts.push({ name: t(AMOUNT_NAMES[outcome]), value: show(total) });
  if (receipt.wallet !== null) facts.push({ name: t("fromWallet"), value: show(receipt.wallet) });
  for (const { kind, amount } of receipt.children) facts.push({ name: t(kind), value: show(amount) });
  if (receipt.card !== null) facts.push({ name: t("card"), value: <CardMark {...receipt.card} /> });
  else if (name !== null) facts.push({ name: t("method"), value: <bdi>{methodName({ name, nameAr }, language)}</bdi> });
  if (view.orderNo !== null) facts.push({ name: t("order"), value: <bdi dir="ltr">{orderMark(view.orderNo)}</bdi> });
  if (receipt.referenceNumber !== null)
    facts.push({ name: t("reference"), value: <bdi dir="ltr">{receipt.referenceNumber}</bdi> });
  if (settledAt !== null) facts.push({ name: t("time"), value: <Moment at={settledAt} timeZone={view.timeZone} /> });
  if (outcome === "failed" && receipt.message !== null)
    facts.push({ name: t("reason"), value: <bdi>{receipt.message}</bdi> });
  return facts.length === 0 ? null : <Facts facts={facts} />;
}

/** Brand and masked digits are one left-to-right piece in both languages. */
function CardMark({ brand, last4 }: { brand: string | null; last4: string }) {
  return (
    <bdi dir="ltr" className="figures whitespace-nowrap">
      {brand === null ? "" : `${brand} `}•••• {last4}
    </bdi>
  );
}
