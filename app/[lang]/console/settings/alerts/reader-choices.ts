import { ALERT_KINDS } from "@/server/domain/alerts/core/words";
import { formChoices, formText } from "@/server/pages/form-text";

type ReaderChoice = { readonly userId: number; readonly alertKinds: readonly string[] };

/** Recipients of alerts whose choice the form changed; other recipients' choices are kept. */
export function readerChoices(form: FormData): readonly ReaderChoice[] | null {
  const changed: ReaderChoice[] = [];
  for (const userId of form.getAll("reader")) {
    const alertKinds = formChoices(form, { name: `kinds.${String(userId)}`, known: ALERT_KINDS });
    if (alertKinds === null) return null;
    const isAsShown = alertKinds.join() === formText(form, `shown.${String(userId)}`);
    if (!isAsShown) changed.push({ userId: Number(userId), alertKinds });
  }
  return changed;
}
