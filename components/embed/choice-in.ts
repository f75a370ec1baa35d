import { sheetChoice } from "../checkout/sheet-choice";

/** Key of a wallet that pays everything; it differs from all codes and choices. */
export const ALL_OF_IT = "wallet:";

/** The wallet if it pays everything, otherwise the pressed device wallet, otherwise the chosen method. */
export function choiceIn(form: FormData): string {
  if (form.get("whole-wallet") !== null) return ALL_OF_IT;
  const sheet = form.get("sheet");
  return typeof sheet === "string" ? sheetChoice(sheet) : String(form.get("method") ?? "");
}
