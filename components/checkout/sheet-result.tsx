import type { AttemptState } from "@/server/domain/sessions/core/words";
import { ResultSign } from "./result-sign";

export type SheetOutcome = AttemptState;

export type SheetWord = "paid" | "declined" | "failed" | "unknown";

const WORDS: Readonly<Record<SheetOutcome, SheetWord>> = {
  success: "paid",
  cod: "paid",
  failed: "declined",
  canceled: "declined",
  error: "failed",
  pending: "unknown",
  open: "unknown",
  processing: "unknown",
};

const SIGNS = { paid: "paid", declined: "failed", failed: "failed", unknown: "expired" } as const;

type Props = { readonly outcome: SheetOutcome; readonly words: Readonly<Record<SheetWord, string>> };

export function SheetResult({ outcome, words }: Props) {
  const word = WORDS[outcome];
  return (
    <div role="status" className="py-6 text-center">
      <ResultSign sign={SIGNS[word]} />
      <p className="mt-4 font-semibold text-ink">{words[word]}</p>
    </div>
  );
}
