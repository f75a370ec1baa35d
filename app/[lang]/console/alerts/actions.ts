"use server";
import { refresh } from "next/cache";
import { comesBack } from "@/components/console/form/comes-back";
import type { FormState } from "@/components/console/form/form-state";
import { snoozeAlert } from "@/server/domain/alerts";
import { languageOf } from "@/server/i18n/languages";
import { requireOwnForm } from "@/server/pages/arguments";
import { refusedForm, taken } from "../form-answers";
import { type ConsolePlace, guardAction } from "../guard";
import { consoleWords } from "../words";
import { snoozeIn } from "./snooze-in";

export async function snooze(place: ConsolePlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, "alerts", form);
  requireOwnForm(place, "lang", form);
  const t = await consoleWords(languageOf(place.lang) ?? "en");
  const pressed = snoozeIn(form);
  if (pressed === null) return comesBack(form, t("form.invalid"));
  try {
    await snoozeAlert(ctx, pressed);
  } catch (error) {
    refresh();
    return refusedForm(place, form, { error, say: () => t("alerts.snooze.gone") });
  }
  refresh();
  return taken(t(pressed.snooze === null ? "alerts.snooze.ended" : "alerts.snooze.done"));
}
