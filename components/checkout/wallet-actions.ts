/** What a page does with a wallet that was begun on it, and what its address says of it. */
import type { CodeFormState } from "./code-form";
import type { SheetState } from "./wallet-sheet";

/** The forms of a wallet. */
export type WalletActions = {
  readonly approveSheet: (state: SheetState, form: FormData) => Promise<SheetState>;
  readonly typeCode: (state: CodeFormState, form: FormData) => Promise<CodeFormState>;
  readonly askForCode: () => Promise<void>;
  readonly leave: () => Promise<void>;
};

/** What became of the wish for another code, as the page's address says it. */
export type CodeSaid = "sent" | "too_soon" | "too_many_codes";

/** What the address says became of it, or null. */
export function codeSaidOf(text: unknown): CodeSaid | null {
  return text === "sent" || text === "too_soon" || text === "too_many_codes" ? text : null;
}
