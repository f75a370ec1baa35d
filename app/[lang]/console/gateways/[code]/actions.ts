"use server";
import { refresh } from "next/cache";
import { comesBack } from "@/components/console/form/comes-back";
import type { FormState } from "@/components/console/form/form-state";
import {
  changeGatewayAccount,
  checkGatewayAccount,
  endPreviousKey,
  keyGatewayAccount,
  PLUGINS,
} from "@/server/domain/gateways";
import { languageOf } from "@/server/i18n/languages";
import { requireOwnForm } from "@/server/pages/arguments";
import { formText } from "@/server/pages/form-text";
import { refusedForm, taken } from "../../form-answers";
import { type ConsolePlace, guardAction } from "../../guard";
import { askForProof } from "../../proof";
import { consoleWords } from "../../words";
import { asTyped, checkRefused, typedValues } from "../typed-account";

const NEED = "gateway.add";

type AccountPlace = ConsolePlace & { readonly code: string };

/** Stores a gateway account's typed keys; an empty field keeps the stored secret. */
export async function changeKeys(place: AccountPlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, NEED, form);
  requireOwnForm(place, "code", form);
  const t = await consoleWords(languageOf(place.lang) ?? "en");
  const asked = await askForProof(place, ctx, form);
  if (asked !== null) return asked;
  try {
    const check = await keyGatewayAccount(ctx, { code: place.code, values: typedValues(form) });
    if (!check.ok) return checkRefused(place, form, check);
    refresh();
    return taken(t("gateways.keys.saved"));
  } catch (error) {
    return refusedForm(place, form, { error: asTyped(error, null), say: () => t("gateways.keys.gone") });
  }
}

export async function checkKeys(place: AccountPlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, NEED, form);
  requireOwnForm(place, "code", form);
  const t = await consoleWords(languageOf(place.lang) ?? "en");
  try {
    const check = await checkGatewayAccount(ctx, place.code);
    refresh();
    if (check.ok) return taken(t("gateways.keys.accepted"));
    return comesBack(form, t(`gateways.keys.fieldCauses.${check.cause}`));
  } catch (error) {
    return refusedForm(place, form, { error, say: () => t("gateways.keys.gone") });
  }
}

export async function endKey(
  place: AccountPlace & { readonly field: string },
  _state: FormState,
  form: FormData,
): Promise<FormState> {
  const ctx = await guardAction(place, NEED, form);
  requireOwnForm(place, "code", form);
  requireOwnForm(place, "field", form);
  const asked = await askForProof(place, ctx, form);
  if (asked !== null) return asked;
  const t = await consoleWords(languageOf(place.lang) ?? "en");
  try {
    await endPreviousKey(ctx, { code: place.code, field: place.field });
  } catch (error) {
    return refusedForm(place, form, { error, say: () => t("gateways.keys.gone") });
  }
  refresh();
  return taken(t("gateways.keys.ended"));
}

/** Changes a gateway account. An account with no payment plugin chosen is disabled. */
export async function changeAccount(place: AccountPlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, NEED, form);
  requireOwnForm(place, "code", form);
  const asked = await askForProof(place, ctx, form);
  if (asked !== null) return asked;
  const t = await consoleWords(languageOf(place.lang) ?? "en");
  const plugins = PLUGINS.filter((each) => form.has(`plugin_${each}`));
  const changes = { name: formText(form, "name") ?? "", nameAr: formText(form, "name_ar") || null, plugins };
  try {
    await changeGatewayAccount(ctx, { code: place.code, changes });
  } catch (error) {
    return refusedForm(place, form, { error, say: () => t("gateways.keys.gone") });
  }
  refresh();
  return taken(t("gateways.settings.saved"));
}
