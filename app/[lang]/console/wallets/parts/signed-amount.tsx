import { ListAmount } from "@/components/ui/amount";
import type { Direction } from "@/server/domain/wallet/core/words";
import type { Language } from "@/server/kernel/types";

type Entry = { readonly direction: Direction; readonly amount: string; readonly currency: string };

const SIGNS: Readonly<Record<Direction, string>> = { credit: "+", debit: "−" };

export function SignedAmount({ entry, language }: { entry: Entry; language: Language }) {
  return (
    <span className="font-semibold text-ink">
      <ListAmount money={entry} language={language} sign={SIGNS[entry.direction]} />
    </span>
  );
}
