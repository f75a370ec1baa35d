import { SNOOZES, type Snooze } from "@/server/domain/alerts";
import { formText } from "@/server/pages/form-text";

type Pressed = { readonly snooze: Snooze | null; readonly id: string };

export function snoozeIn(form: FormData): Pressed | null {
  const [length, id = ""] = formText(form, "snooze")?.split(" ") ?? [];
  const snooze = SNOOZES.find((each) => each === length) ?? null;
  return snooze === null && length !== "end" ? null : { snooze, id };
}
