import { getTranslations } from "next-intl/server";
import { comesBack, typedValues } from "@/components/console/form/comes-back";
import type { FormState } from "@/components/console/form/form-state";
import { languageOf } from "@/server/i18n/languages";
import { type AppError, InvalidFields, RateLimited } from "@/server/kernel/errors";
import { answerRefusal } from "@/server/pages/form-refusal";
import { refusalOf } from "@/server/refusal";
import { firstErrors } from "./field-messages";
import type { ConsolePlace } from "./guard";

export function taken(message: string): FormState {
  return { outcome: "done", message, errors: {}, values: {} };
}

export async function outdatedForm({ lang }: ConsolePlace, form: FormData): Promise<FormState> {
  const t = await getTranslations({ locale: languageOf(lang) ?? "en", namespace: "console.form" });
  return comesBack(form, t("outdated"));
}

export function optionsForm(
  form: FormData,
  { options, refusal }: { readonly options: string | null; readonly refusal: string },
): FormState {
  if (options === null) return comesBack(form, refusal);
  return { outcome: null, message: null, errors: {}, values: typedValues(form), passkey: options };
}

/**
 * The form's response after a refusal. Rate limits and overload have general messages; field errors are shown
 * beside the fields; `say` translates all other refusals. Other errors are rethrown.
 */
export async function refusedForm(
  place: ConsolePlace,
  form: FormData,
  { error, say }: { error: unknown; say: (refusal: AppError) => string },
): Promise<FormState> {
  const refusal = refusalOf(error);
  if (refusal === null) throw error;
  const language = languageOf(place.lang) ?? "en";
  const t = await getTranslations({ locale: language, namespace: "console.form" });
  if (refusal instanceof RateLimited) {
    await answerRefusal("limited");
    return comesBack(form, t("limited", { minutes: Math.ceil(refusal.retryAfterSeconds / 60) }));
  }
  if (refusal.kind === "busy") {
    await answerRefusal("busy");
    return comesBack(form, t("busy"));
  }
  if (refusal instanceof InvalidFields)
    return comesBack(form, t("invalid"), await firstErrors(refusal.fields, language));
  return comesBack(form, say(refusal));
}
