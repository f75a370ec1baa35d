"use server";
import { refresh } from "next/cache";
import { comesBack } from "@/components/console/form/comes-back";
import type { FormState } from "@/components/console/form/form-state";
import { snoozeByLink } from "@/server/domain/alerts";
import { languageOf } from "@/server/i18n/languages";
import { requireOwnForm } from "@/server/pages/arguments";
import { requestOrigin } from "@/server/pages/console-cookie";
import { pageContext } from "@/server/pages/view";
import { snoozeIn } from "../../alerts/snooze-in";
import { refusedForm, taken } from "../../form-answers";
import type { ConsolePlace } from "../../guard";
import { consoleWords } from "../../words";

export async function snoozeLinked(
  place: ConsolePlace & { readonly token: string },
  _state: FormState,
  form: FormData,
): Promise<FormState> {
  requireOwnForm(place, "token", form);
  const t = await consoleWords(languageOf(place.lang) ?? "en");
  const pressed = snoozeIn(form);
  if (pressed === null) return comesBack(form, t("form.invalid"));
  const { snooze } = pressed;
  try {
    const { address } = await requestOrigin();
    await snoozeByLink(await pageContext(), { token: place.token, snooze, address });
  } catch (error) {
    refresh();
    return refusedForm(place, form, { error, say: () => t("alerts.snooze.gone") });
  }
  refresh();
  return taken(t(snooze === null ? "alerts.snooze.ended" : "alerts.snooze.done"));
}
