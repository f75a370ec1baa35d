import { SNOOZES, type Snooze } from "@/server/domain/alerts";
import { formText } from "@/server/pages/form-text";

export function snoozeIn(form: FormData): { readonly snooze: Snooze | null; readonly id: string } {
  const [length, id = ""] = formText(form, "snooze")?.split(" ") ?? [];
  return { snooze: SNOOZES.find((each) => each === length) ?? null, id };
}
