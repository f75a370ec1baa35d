import { moneyText } from "@/server/kernel/money-text";
import type { Language } from "@/server/kernel/types";

type Entry = { readonly direction: string; readonly amount: string; readonly currency: string };

/** A signed amount such as `+5.000 KWD`. */
export function SignedAmount({ entry, language }: { entry: Entry; language: Language }) {
  const { number, unit } = moneyText(entry, language);
  return (
    <span className="whitespace-nowrap">
      <bdi dir="ltr" className="figures font-semibold text-ink">
        {entry.direction === "credit" ? "+" : "−"}
        {number}
      </bdi>{" "}
      <bdi className="text-muted">{unit}</bdi>
    </span>
  );
}
