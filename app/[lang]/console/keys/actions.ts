"use server";
import { refresh } from "next/cache";
import { comesBack } from "@/components/console/form/comes-back";
import type { FormState } from "@/components/console/form/form-state";
import {
  createApiKey,
  createRestrictedKey,
  NewApiKey,
  NewRestrictedKey,
  revokeApiKey,
  revokeRestrictedKey,
} from "@/server/domain/merchants";
import { languageOf } from "@/server/i18n/languages";
import { type FieldErrors, InvalidFields } from "@/server/kernel/errors";
import { readInput } from "@/server/kernel/read-input";
import { addDays, parseCivilDate, startOfDay } from "@/server/kernel/time";
import { requireOwnForm } from "@/server/pages/arguments";
import { formDay, formText } from "@/server/pages/form-text";
import { refusedForm, taken } from "../form-answers";
import { type ConsolePlace, guardAction } from "../guard";
import { askForProof } from "../proof";
import { tickedIn } from "../users/ticks";
import { consoleWords } from "../words";

const NEED = "merchant.keys";

function words({ lang }: ConsolePlace) {
  return consoleWords(languageOf(lang) ?? "en");
}

type EndOfForm = { readonly until: string | null } | { readonly refusal: FormState };

async function endOf(place: ConsolePlace, zone: string, form: FormData): Promise<EndOfForm> {
  const t = await words(place);
  const typed = formDay(form, "until") ?? "";
  const lastDay = parseCivilDate(typed);
  if (typed !== "" && lastDay === null)
    return { refusal: comesBack(form, t("form.invalid"), { until: t("keys.badDay") }) };
  return { until: lastDay && startOfDay(addDays(lastDay, 1), zone).toISOString() };
}

export async function createKey(place: ConsolePlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, NEED, form);
  requireOwnForm(place, "lang", form);
  const t = await words(place);
  const end = await endOf(place, ctx.merchant.timezone, form);
  if ("refusal" in end) return end.refusal;
  const asked = await askForProof(place, ctx, form);
  if (asked !== null) return asked;
  try {
    const input = readInput(NewApiKey, { name: formText(form, "name"), expires_at: end.until });
    const made = await createApiKey(ctx, input);
    refresh();
    return { ...taken(t("keys.created")), shownOnce: [made.private_key, made.public_key] };
  } catch (error) {
    return refusedForm(place, form, { error: asUntil(error), say: () => t("form.refused") });
  }
}

function asUntil(error: unknown): unknown {
  if (!(error instanceof InvalidFields) || error.fields.expires_at === undefined) return error;
  return new InvalidFields({ until: error.fields.expires_at });
}

export async function revokeKey(
  place: ConsolePlace & { readonly id: string },
  _state: FormState,
  form: FormData,
): Promise<FormState> {
  const ctx = await guardAction(place, NEED, form);
  requireOwnForm(place, "id", form);
  const asked = await askForProof(place, ctx, form);
  return asked ?? revoked(place, form, () => revokeApiKey(ctx, place.id));
}

async function revoked(place: ConsolePlace, form: FormData, revoke: () => Promise<void>): Promise<FormState> {
  const t = await words(place);
  try {
    await revoke();
  } catch (error) {
    return refusedForm(place, form, { error, say: () => t("form.gone") });
  }
  refresh();
  return taken(t("keys.revokedNow"));
}

export async function createRestricted(place: ConsolePlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, NEED, form);
  requireOwnForm(place, "lang", form);
  const t = await words(place);
  const end = await endOf(place, ctx.merchant.timezone, form);
  if ("refusal" in end) return end.refusal;
  const asked = await askForProof(place, ctx, form);
  if (asked !== null) return asked;
  try {
    const made = await createRestrictedKey(ctx, readInput(NewRestrictedKey, restrictedFields(form, end.until)));
    refresh();
    return { ...taken(t("keys.createdRestricted")), shownOnce: [made.restricted_key] };
  } catch (error) {
    return refusedForm(place, form, { error: asRestrictedForm(error), say: () => t("form.refused") });
  }
}

function restrictedFields(form: FormData, expires_at: string | null) {
  const amount = formText(form, "ceiling")?.trim() ?? "";
  const addresses = (formText(form, "addresses") ?? "").split(/[\s,]+/).filter((each) => each !== "");
  return {
    name: formText(form, "name"),
    permissions: tickedIn(form),
    addresses,
    daily_ceiling: amount === "" ? null : { amount, currency_code: formText(form, "currency")?.trim().toUpperCase() },
    expires_at,
  };
}

function asRestrictedForm(error: unknown): unknown {
  if (!(error instanceof InvalidFields)) return error;
  const { expires_at: until, daily_ceiling: ceiling, addresses, ...rest } = error.fields;
  const inCeiling = ceiling !== undefined && !Array.isArray(ceiling) ? (ceiling as FieldErrors) : {};
  return new InvalidFields({
    ...rest,
    ...(until !== undefined && { until }),
    ...(addresses !== undefined && { addresses: ["Enter a valid IP address or CIDR block."] }),
    ...(inCeiling.amount !== undefined && { ceiling: inCeiling.amount }),
    ...(inCeiling.currency_code !== undefined && { currency: inCeiling.currency_code }),
  });
}

export async function revokeRestricted(
  place: ConsolePlace & { readonly id: string },
  _state: FormState,
  form: FormData,
): Promise<FormState> {
  const ctx = await guardAction(place, NEED, form);
  requireOwnForm(place, "id", form);
  const asked = await askForProof(place, ctx, form);
  return asked ?? revoked(place, form, () => revokeRestrictedKey(ctx, place.id));
}
