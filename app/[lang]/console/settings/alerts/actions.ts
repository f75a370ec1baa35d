"use server";
import { refresh } from "next/cache";
import type { FormState } from "@/components/console/form/form-state";
import { ALERT_KINDS, wantAlertsInTest } from "@/server/domain/alerts";
import { chooseAlertKinds } from "@/server/domain/merchants";
import { languageOf } from "@/server/i18n/languages";
import { requireOwnForm } from "@/server/pages/arguments";
import { outdatedForm, refusedForm, taken } from "../../form-answers";
import { type ConsolePlace, guardAction } from "../../guard";
import { consoleWords } from "../../words";
import { readerChoices } from "./reader-choices";

const NEED = "merchant.settings";

export async function changeReaders(place: ConsolePlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, NEED, form);
  requireOwnForm(place, "lang", form);
  const choices = readerChoices(form);
  if (choices === null) return outdatedForm(place, form);
  const t = await consoleWords(languageOf(place.lang) ?? "en");
  try {
    await chooseAlertKinds(ctx, choices, ALERT_KINDS);
  } catch (error) {
    return refusedForm(place, form, { error, say: () => t("form.gone") });
  }
  refresh();
  return taken(t("form.saved"));
}

export async function changeTestAlerts(place: ConsolePlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, NEED, form);
  requireOwnForm(place, "lang", form);
  const t = await consoleWords(languageOf(place.lang) ?? "en");
  await wantAlertsInTest(ctx, form.has("test"));
  refresh();
  return taken(t("form.saved"));
}
