"use server";
/** Signs users in and out. The actions need no sign-in, because the typed values are the credential. */
import { redirect } from "next/navigation";
import { after } from "next/server";
import { getTranslations } from "next-intl/server";
import type { FormState } from "@/components/console/form/form-state";
import {
  askForPasskey,
  confirmCode,
  confirmPasskey,
  Login,
  requestPasswordReset,
  signIn,
  signOut,
} from "@/server/domain/merchants";
import { languageOf } from "@/server/i18n/languages";
import { readInput } from "@/server/kernel/read-input";
import { requireOwnForm } from "@/server/pages/arguments";
import {
  consoleContext,
  deviceToken,
  dropConsoleToken,
  keepConsoleToken,
  keepDeviceToken,
  requestOrigin,
} from "@/server/pages/console-cookie";
import { formText } from "@/server/pages/form-text";
import { pageContext } from "@/server/pages/view";
import { withWords } from "@/server/signed-words";
import { optionsForm, refusedForm, taken } from "../form-answers";
import { guardOpeningAction, type OpeningPlace, signInHref } from "../guard";
import { nextPath } from "../next-path";

export async function signInByPassword(place: OpeningPlace, _state: FormState, form: FormData): Promise<FormState> {
  requireOwnForm(place, "lang", form);
  const language = languageOf(place.lang) ?? "en";
  const outcome = await attempt(form).catch((error: unknown) => ({ error }));
  if ("error" in outcome) {
    const t = await getTranslations({ locale: language, namespace: "console.signIn" });
    return refusedForm(place, form, { error: outcome.error, say: () => t("refused") });
  }
  await keepConsoleToken(outcome.token);
  await keepDeviceToken(outcome.device);
  const next = nextPath(place.next, language);
  if (outcome.needs === null) redirect(next);
  const query = new URLSearchParams({ next });
  redirect(`/${language}/console/${outcome.needs === "code" ? "sign-in/code" : "second-factor"}?${query}`);
}

async function attempt(form: FormData) {
  const login = readInput(Login, { username: formText(form, "username"), password: formText(form, "password") });
  return signIn(await pageContext(), { ...login, ...(await requestOrigin()), device: await deviceToken() });
}

export async function signInByCode(place: OpeningPlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardOpeningAction(place, form);
  const language = languageOf(place.lang) ?? "en";
  const token = await confirmCode(ctx, formText(form, "code") ?? "").catch((error: unknown) => ({ error }));
  if (typeof token === "object") {
    const t = await getTranslations({ locale: language, namespace: "console.signIn" });
    return refusedForm(place, form, { error: token.error, say: () => t("codeRefused") });
  }
  await keepConsoleToken(token);
  redirect(nextPath(place.next, language));
}

/** Signs in by a passkey: the first call returns options, the second sends the browser's signed answer. */
export async function signInByPasskey(place: OpeningPlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardOpeningAction(place, form);
  const language = languageOf(place.lang) ?? "en";
  const t = await getTranslations({ locale: language, namespace: "console.passkeys" });
  try {
    const answer = formText(form, "passkey") ?? "";
    if (answer === "") return optionsForm(form, { options: await askForPasskey(ctx), refusal: t("none") });
    await keepConsoleToken(await confirmPasskey(ctx, answer));
  } catch (error) {
    return refusedForm(place, form, { error, say: () => t("refused") });
  }
  redirect(nextPath(place.next, language));
}

export async function leaveConsole(place: OpeningPlace): Promise<void> {
  requireOwnForm(place, "lang");
  const ctx = await consoleContext();
  if (ctx !== null) await signOut(ctx);
  await dropConsoleToken();
  redirect(withWords(signInHref(languageOf(place.lang) ?? "en", null), { why: "left" }));
}

/** Requests the mail that leads to a new password; it is written after the response. */
export async function requestReset(place: OpeningPlace, _state: FormState, form: FormData): Promise<FormState> {
  requireOwnForm(place, "lang", form);
  const language = languageOf(place.lang) ?? "en";
  const t = await getTranslations({ locale: language, namespace: "console.reset" });
  try {
    const { username } = readInput(Login, { username: formText(form, "username"), password: "" });
    const { address } = await requestOrigin();
    after(await requestPasswordReset(await pageContext(), { username, address, language }));
  } catch (error) {
    return refusedForm(place, form, { error, say: () => t("over") });
  }
  return taken(t("sent"));
}
