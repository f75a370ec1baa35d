"use server";
/** Setting up an authenticator app: for who is signed in, and for who must have one before a page opens. */
import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import type { FormState } from "@/components/console/form/form-state";
import { beginEnrolment, confirmEnrolment } from "@/server/domain/merchants";
import { languageOf } from "@/server/i18n/languages";
import { requireOwnForm } from "@/server/pages/arguments";
import { consoleContext, keepConsoleToken } from "@/server/pages/console-cookie";
import { formText } from "@/server/pages/form-text";
import { refusedForm, taken } from "../form-answers";
import { signInHref } from "../guard";
import { askForProof } from "../proof";
import type { SignInPlace } from "../sign-in/actions";

/** Makes the secret whose QR code the page then shows. */
export async function startEnrolment(place: SignInPlace, _state: FormState, form: FormData): Promise<FormState> {
  requireOwnForm(place, "lang", form);
  const language = languageOf(place.lang) ?? "en";
  const ctx = await consoleContext();
  if (ctx === null) redirect(signInHref(language, place.next));
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

/** Confirms the app by its first code; the answer shows the recovery codes, this once. */
export async function finishEnrolment(place: SignInPlace, _state: FormState, form: FormData): Promise<FormState> {
  requireOwnForm(place, "lang", form);
  const language = languageOf(place.lang) ?? "en";
  const ctx = await consoleContext();
  if (ctx === null) redirect(signInHref(language, place.next));
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
