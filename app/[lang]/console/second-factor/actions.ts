"use server";
/** Sets up an authenticator app, also for users who must set one up before any page opens. */
import { refresh } from "next/cache";
import { getTranslations } from "next-intl/server";
import type { FormState } from "@/components/console/form/form-state";
import { beginEnrolment, confirmEnrolment } from "@/server/domain/merchants";
import { languageOf } from "@/server/i18n/languages";
import { keepConsoleToken } from "@/server/pages/console-cookie";
import { formText } from "@/server/pages/form-text";
import { refusedForm, taken } from "../form-answers";
import { guardOpeningAction, type OpeningPlace } from "../guard";
import { askForProof } from "../proof";

/** Creates the secret, which the page shows as a QR code. */
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

/** Confirms the app by its first code; the answer shows the recovery codes, only once. */
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
