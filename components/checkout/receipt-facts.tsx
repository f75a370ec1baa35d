import { useLocale, useTranslations } from "next-intl";
import type { CheckoutView, Receipt, WireMoney } from "@/server/domain/payments";
import type { CheckoutPlan } from "@/server/domain/subscriptions";
import { cardName } from "@/server/kernel/card-scheme";
import { isNothing } from "@/server/kernel/money-text";
import { AttachmentLink } from "../payment/attachment-link";
import { BrandMark } from "../payment/brand-mark";
import { methodName, orderMark } from "../payment/display-names";
import { FailureReason } from "../payment/failure-reason";
import { Amount } from "../ui/amount";
import { CopyButton } from "../ui/copy-button";
import { type Fact, Facts } from "../ui/facts";
import { Moment } from "../ui/moment";

type Props = {
  readonly view: CheckoutView;
  readonly receipt: Receipt;
  readonly plan: CheckoutPlan | null;
};

export function ReceiptFacts(props: Props) {
  const facts = [...useMoneyFacts(props), ...useOrderFacts(props)];
  return facts.length === 0 ? null : <Facts facts={facts} />;
}

function useMoneyFacts({ receipt }: Props): Fact[] {
  const t = useTranslations("result");
  const language = useLocale();
  const show = (money: WireMoney) => <Amount money={money} language={language} />;
  const { total, totalName, fee, wallet, children } = receipt;
  const facts: Fact[] = [];
  if (total !== null && totalName !== null) facts.push({ name: t(totalName), value: show(total), isStrong: true });
  if (fee !== null) facts.push({ name: t("fee"), value: show(fee) });
  if (wallet !== null) facts.push({ name: t("fromWallet"), value: show(wallet) });
  for (const { kind, amount } of children) facts.push({ name: t(kind), value: show(amount) });
  return facts;
}

function useOrderFacts({ view, receipt, plan }: Props): Fact[] {
  const t = useTranslations("result");
  const language = useLocale();
  const { outcome, card, methodName: name, methodNameAr: nameAr, referenceNumber, message } = receipt;
  const { total, settledAt, heldUntil } = receipt;
  const description = plan?.planName ?? view.description;
  const facts: Fact[] = [];
  const isPaid = outcome === "paid" && total !== null && !isNothing(total.amount);
  if (referenceNumber !== null) facts.push({ name: t("reference"), value: <Reference number={referenceNumber} /> });
  if (card !== null) facts.push({ name: t(isPaid ? "paidWith" : "card"), value: <CardName {...card} /> });
  else if (name !== null)
    facts.push({
      name: t(isPaid ? "paidWith" : "method"),
      value: <bdi>{methodName({ name, nameAr }, language)}</bdi>,
    });
  if (view.orderNo !== null) facts.push({ name: t("order"), value: <bdi dir="ltr">{orderMark(view.orderNo)}</bdi> });
  if (description !== null) facts.push({ name: t("for"), value: <bdi>{description}</bdi> });
  if (view.attachment !== null) facts.push({ name: t("attachment"), value: <AttachmentLink file={view.attachment} /> });
  if (settledAt !== null)
    facts.push({ name: t("time"), value: <Moment at={settledAt} timeZone={view.timeZone} named /> });
  if (heldUntil !== null)
    facts.push({ name: t("heldUntil"), value: <Moment at={heldUntil} timeZone={view.timeZone} named /> });
  if (outcome === "failed" && message !== null)
    facts.push({ name: t("reason"), value: <FailureReason text={message} decline={receipt.decline} /> });
  return facts;
}

/** One click selects the whole reference, for browsers in which a script cannot copy text. */
function Reference({ number }: { number: string }) {
  const t = useTranslations("result");
  return (
    <>
      <bdi dir="ltr" className="select-all font-mono font-semibold text-[0.875rem]">
        {number}
      </bdi>
      <CopyButton
        text={number}
        words={{ copied: t("copied"), name: t("copyReference"), done: t("copied") }}
        className="-my-3.5 -ms-1.5 -me-3.5 inline-grid size-11 place-items-center rounded-button align-middle text-muted hover:text-ink print:hidden"
      />
    </>
  );
}

function CardName(card: { brand: string | null; last4: string }) {
  return (
    <span className="inline-flex flex-wrap items-baseline justify-end gap-x-2">
      <span className="self-center">
        <BrandMark of={card.brand} />
      </span>
      <bdi dir="ltr" className="figures whitespace-nowrap">
        {cardName(card)}
      </bdi>
    </span>
  );
}
