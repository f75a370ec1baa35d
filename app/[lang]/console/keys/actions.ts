"use server";
import { refresh } from "next/cache";
import { getTranslations } from "next-intl/server";
import type { FormState } from "@/components/console/form/form-state";
import { createApiKey, NewApiKey, revokeApiKey } from "@/server/domain/merchants";
import { languageOf } from "@/server/i18n/languages";
import { InvalidFields } from "@/server/kernel/errors";
import { readInput } from "@/server/kernel/read-input";
import { addDays, parseCivilDate, startOfDay } from "@/server/kernel/time";
import { requireOwnForm } from "@/server/pages/arguments";
import { formText } from "@/server/pages/form-text";
import { comesBack, refusedForm, taken } from "../form-answers";
import { type ConsolePlace, guardAction } from "../guard";
import { askForProof } from "../proof";

const NEED = "merchant.keys";

function words({ lang }: ConsolePlace) {
  return getTranslations({ locale: languageOf(lang) ?? "en", namespace: "console" });
}

export async function createKey(place: ConsolePlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, NEED);
  requireOwnForm(place, "lang", form);
  const t = await words(place);
  const until = formText(form, "until") ?? "";
  const lastDay = parseCivilDate(until);
  if (until !== "" && lastDay === null) return comesBack(form, t("form.invalid"), { until: t("keys.badDay") });
  const asked = await askForProof(place, ctx, form);
  if (asked !== null) return asked;
  try {
    const end = lastDay && startOfDay(addDays(lastDay, 1), ctx.merchant.timezone).toISOString();
    const made = await createApiKey(ctx, readInput(NewApiKey, { name: formText(form, "name"), expires_at: end }));
    refresh();
    return { ...taken(t("keys.created")), shownOnce: [made.private_key, made.public_key] };
  } catch (error) {
    return refusedForm(place, form, { error: asUntil(error), say: () => t("form.refused") });
  }
}

/** Converts the last day of the form to the API's instant. */
function asUntil(error: unknown): unknown {
  if (!(error instanceof InvalidFields) || error.fields.expires_at === undefined) return error;
  return new InvalidFields({ until: error.fields.expires_at });
}

export async function revokeKey(
  place: ConsolePlace & { readonly id: string },
  _state: FormState,
  form: FormData,
): Promise<FormState> {
  const ctx = await guardAction(place, NEED);
  requireOwnForm(place, "id", form);
  const asked = await askForProof(place, ctx, form);
  if (asked !== null) return asked;
  const t = await words(place);
  try {
    await revokeApiKey(ctx, place.id);
  } catch (error) {
    return refusedForm(place, form, { error, say: () => t("form.gone") });
  }
  refresh();
  return taken(t("keys.revokedNow"));
}
