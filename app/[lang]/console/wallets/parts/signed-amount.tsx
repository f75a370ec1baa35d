import type { Direction } from "@/server/domain/wallet/core/words";
import { moneyText } from "@/server/kernel/money-text";
import type { Language } from "@/server/kernel/types";

type Entry = { readonly direction: Direction; readonly amount: string; readonly currency: string };

const SIGNS: Readonly<Record<Direction, string>> = { credit: "+", debit: "−" };

export function SignedAmount({ entry, language }: { entry: Entry; language: Language }) {
  const { number, unit } = moneyText(entry, language);
  return (
    <span className="whitespace-nowrap">
      <bdi dir="ltr" className="figures font-semibold text-ink">
        {SIGNS[entry.direction]}
        {number}
      </bdi>{" "}
      <bdi className="text-muted">{unit}</bdi>
    </span>
  );
}
