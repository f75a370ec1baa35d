"use server";
/** Sets up an authenticator app and passkeys, also for users who must set one up before any page opens. */
import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import type { FormState } from "@/components/console/form/form-state";
import {
  addPasskey,
  beginEnrolment,
  beginPasskey,
  confirmEnrolment,
  PasskeyName,
  removePasskey,
} from "@/server/domain/merchants";
import { languageOf } from "@/server/i18n/languages";
import { readInput } from "@/server/kernel/read-input";
import { keepConsoleToken } from "@/server/pages/console-cookie";
import { formText } from "@/server/pages/form-text";
import { optionsForm, refusedForm, taken } from "../form-answers";
import { guardOpeningAction, type OpeningPlace, openingHref } from "../guard";
import { askForProof } from "../proof";

export async function startEnrolment(place: OpeningPlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardOpeningAction(place, form);
  const language = languageOf(place.lang) ?? "en";
  const asked = ctx.console.isOpen ? await askForProof(place, ctx, form) : null;
  if (asked !== null) return asked;
  const t = await getTranslations({ locale: language, namespace: "console.secondFactor" });
  try {
    await beginEnrolment(ctx);
  } catch (error) {
    return refusedForm(place, form, { error, say: () => t("already") });
  }
  refresh();
  return taken(t("scan"));
}

export async function finishEnrolment(place: OpeningPlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardOpeningAction(place, form);
  const language = languageOf(place.lang) ?? "en";
  const t = await getTranslations({ locale: language, namespace: "console.secondFactor" });
  try {
    const { token, recoveryCodes } = await confirmEnrolment(ctx, formText(form, "code") ?? "");
    await keepConsoleToken(token);
    refresh();
    return { ...taken(t("done")), shownOnce: recoveryCodes };
  } catch (error) {
    return refusedForm(place, form, { error, say: () => t("codeRefused") });
  }
}

/** Creates a passkey: the first call returns options, the second stores the passkey that the browser made. */
export async function makePasskey(place: OpeningPlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardOpeningAction(place, form);
  const t = await passkeyWords(place);
  const answer = formText(form, "passkey") ?? "";
  const asked = ctx.console.isOpen ? await askForProof(place, ctx, form) : null;
  if (asked !== null) return asked;
  try {
    const { passkey_name: name } = readInput(PasskeyName, { passkey_name: formText(form, "passkey_name") ?? "" });
    if (answer === "") {
      const options = await beginPasskey(ctx);
      refresh();
      return optionsForm(form, { options, refusal: t("notAdded") });
    }
    const { token, recoveryCodes } = await addPasskey(ctx, { name, answer });
    await keepConsoleToken(token);
    refresh();
    if (recoveryCodes.length === 0) return taken(t("added"));
    return { ...taken(t("addedFirst")), shownOnce: recoveryCodes };
  } catch (error) {
    return refusedForm(place, form, { error, say: ({ kind }) => t(kind === "conflict" ? "tooMany" : "notAdded") });
  }
}

export async function dropPasskey(place: OpeningPlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardOpeningAction(place, form);
  if (!ctx.console.isOpen) redirect(openingHref(ctx, languageOf(place.lang) ?? "en"));
  const t = await passkeyWords(place);
  const asked = await askForProof(place, ctx, form);
  if (asked !== null) return asked;
  try {
    await removePasskey(ctx, formText(form, "passkey_id") ?? "");
  } catch (error) {
    return refusedForm(place, form, { error, say: ({ kind }) => t(kind === "conflict" ? "onlyOne" : "gone") });
  }
  refresh();
  return taken(t("removed"));
}

function passkeyWords({ lang }: OpeningPlace) {
  return getTranslations({ locale: languageOf(lang) ?? "en", namespace: "console.passkeys" });
}
