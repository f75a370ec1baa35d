import { consoleHref } from "@/components/console/pages";
import { TEXT_LINK } from "@/components/console/styles";
import { Amount, ListAmount } from "@/components/ui/amount";
import type { BulkItemLine } from "@/server/domain/console";
import type { Language } from "@/server/kernel/types";

type Sum = NonNullable<BulkItemLine["amount"]>;

export function Sums({ sums, language }: { sums: readonly Sum[]; language: Language }) {
  return sums.map((sum, index) => (
    <b key={sum.currency}>
      {index > 0 && " + "}
      <Amount money={sum} language={language} />
    </b>
  ));
}

export function AmountText({ amount, language }: { amount: Sum | null; language: Language }) {
  if (amount === null) return "–";
  return (
    <span className="font-semibold text-ink">
      <ListAmount money={amount} language={language} />
    </span>
  );
}

type NameProps = { readonly payment: Pick<BulkItemLine, "sessionId" | "orderNo">; readonly language: Language };

export function PaymentName({ payment: { sessionId, orderNo }, language }: NameProps) {
  return (
    <a href={consoleHref(language, "payment", `/${sessionId}`)} className={TEXT_LINK}>
      <bdi dir="ltr">{orderNo ?? `${sessionId.slice(0, 8)}…`}</bdi>
    </a>
  );
}
