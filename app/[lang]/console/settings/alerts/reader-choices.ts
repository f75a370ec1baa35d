import { ALERT_KINDS } from "@/server/domain/alerts/core/words";
import { formText } from "@/server/pages/form-text";

type ReaderChoice = { readonly userId: number; readonly alertKinds: readonly string[] };

/** Readers whose ticks differ from those that the form showed; other readers keep what they chose since. */
export function readerChoices(form: FormData): readonly ReaderChoice[] {
  return form.getAll("reader").flatMap((userId) => {
    const ticked = form.getAll(`kinds.${String(userId)}`);
    const alertKinds = ALERT_KINDS.filter((kind) => ticked.includes(kind));
    const isAsShown = alertKinds.join() === formText(form, `shown.${String(userId)}`);
    return isAsShown ? [] : { userId: Number(userId), alertKinds };
  });
}
