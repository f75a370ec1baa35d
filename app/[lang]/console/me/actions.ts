"use server";
import { refresh } from "next/cache";
import { getTranslations } from "next-intl/server";
import type { FormState } from "@/components/console/form/form-state";
import { ALERT_KINDS } from "@/server/domain/alerts";
import {
  askForPasskey,
  changeOwnPassword,
  choosePreferences,
  chooseTheme,
  endOtherSessions,
  endSession,
  NewPassword,
  proveByPasskey,
  removeSecondFactor,
  renewRecoveryCodes,
  requestConfirmation,
} from "@/server/domain/merchants";
import { languageOf } from "@/server/i18n/languages";
import { readInput } from "@/server/kernel/read-input";
import { requireOwnForm } from "@/server/pages/arguments";
import { keepConsoleToken } from "@/server/pages/console-cookie";
import { formChoices, formText } from "@/server/pages/form-text";
import { optionsForm, outdatedForm, refusedForm, taken } from "../form-answers";
import { type ConsolePlace, guardAction } from "../guard";
import { askForProof } from "../proof";
import { THEMES } from "./parts/theme-section";

function words({ lang }: ConsolePlace) {
  return getTranslations({ locale: languageOf(lang) ?? "en", namespace: "console.profile" });
}

export async function changePassword(place: ConsolePlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, null, form);
  requireOwnForm(place, "lang", form);
  const t = await words(place);
  try {
    const { next } = readInput(NewPassword, { next: formText(form, "next") });
    await keepConsoleToken(await changeOwnPassword(ctx, { current: formText(form, "current") ?? "", next }));
  } catch (error) {
    return refusedForm(place, form, { error, say: () => t("passwordWrong") });
  }
  refresh();
  return taken(t("passwordChanged"));
}

export async function endOne(place: ConsolePlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, null, form);
  requireOwnForm(place, "lang", form);
  const t = await words(place);
  const isEnded = await endSession(ctx, formText(form, "session") ?? "");
  refresh();
  return taken(t("sessionsEnded", { count: isEnded ? 1 : 0 }));
}

export async function endOthers(place: ConsolePlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, null, form);
  requireOwnForm(place, "lang", form);
  const t = await words(place);
  const count = await endOtherSessions(ctx);
  refresh();
  return taken(t("sessionsEnded", { count }));
}

export async function setTheme(place: ConsolePlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, null, form);
  requireOwnForm(place, "lang", form);
  const t = await words(place);
  const chosen = THEMES.find((theme) => theme === formText(form, "theme"));
  if (chosen === undefined) return outdatedForm(place, form);
  await chooseTheme(ctx, chosen === "system" ? null : chosen);
  refresh();
  return taken(t("themeChosen"));
}

export async function setLetterKeys(place: ConsolePlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, null, form);
  requireOwnForm(place, "lang", form);
  const t = await words(place);
  await choosePreferences(ctx, { letterKeys: formText(form, "letters") === "on" });
  refresh();
  return taken(t("themeChosen"));
}

export async function setAlerts(place: ConsolePlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, null, form);
  requireOwnForm(place, "lang", form);
  const alertKinds = formChoices(form, { name: "kind", known: ALERT_KINDS });
  const mailLanguage = languageOf(formText(form, "language") ?? "");
  if (alertKinds === null || mailLanguage === null) return outdatedForm(place, form);
  await choosePreferences(ctx, { alertKinds, mailLanguage });
  refresh();
  return taken((await words(place))("themeChosen"));
}

export async function confirmEmail(place: ConsolePlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, null, form);
  requireOwnForm(place, "lang", form);
  const language = languageOf(place.lang) ?? "en";
  const t = await getTranslations({ locale: language, namespace: "console.alerts.own" });
  try {
    await requestConfirmation(ctx, language);
  } catch (error) {
    return refusedForm(place, form, { error, say: () => t("noAddress") });
  }
  return taken(t("sent"));
}

export async function renewCodes(place: ConsolePlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, null, form);
  requireOwnForm(place, "lang", form);
  const asked = await askForProof(place, ctx, form);
  if (asked !== null) return asked;
  const t = await words(place);
  const shownOnce = await renewRecoveryCodes(ctx);
  refresh();
  return { ...taken(t("codesRenewed")), shownOnce };
}

/**
 * Proves the user's identity: the first call returns passkey options, the second sends the browser's signed
 * answer.
 */
export async function provePasskey(place: ConsolePlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, null, form);
  requireOwnForm(place, "lang", form);
  const t = await getTranslations({ locale: languageOf(place.lang) ?? "en", namespace: "console.passkeys" });
  try {
    const answer = formText(form, "passkey") ?? "";
    if (answer === "") return optionsForm(form, { options: await askForPasskey(ctx), refusal: t("none") });
    await keepConsoleToken(await proveByPasskey(ctx, answer));
  } catch (error) {
    return refusedForm(place, form, { error, say: () => t("refused") });
  }
  refresh();
  return taken(t("proved"));
}

export async function removeFactor(place: ConsolePlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, null, form);
  requireOwnForm(place, "lang", form);
  const asked = await askForProof(place, ctx, form);
  if (asked !== null) return asked;
  const t = await words(place);
  try {
    await removeSecondFactor(ctx);
  } catch (error) {
    return refusedForm(place, form, { error, say: () => t("factorRequired") });
  }
  refresh();
  return taken(t("factorRemoved"));
}
