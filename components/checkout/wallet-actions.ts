import type { CodeFormState } from "./code-form";
import type { SheetState } from "./wallet-sheet";

export type WalletActions = {
  readonly approveSheet: (state: SheetState, form: FormData) => Promise<SheetState>;
  readonly typeCode: (state: CodeFormState, form: FormData) => Promise<CodeFormState>;
  readonly askForCode: () => Promise<void>;
  readonly leave: () => Promise<void>;
};

export type CodeSaid = "sent" | "too_soon" | "too_many_codes";

export function codeSaidOf(text: unknown): CodeSaid | null {
  return text === "sent" || text === "too_soon" || text === "too_many_codes" ? text : null;
}
