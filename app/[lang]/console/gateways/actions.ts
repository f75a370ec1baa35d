"use server";
import { refresh } from "next/cache";
import { comesBack } from "@/components/console/form/comes-back";
import type { FormState } from "@/components/console/form/form-state";
import {
  addGatewayAccount,
  KEYED_CONNECTORS,
  PLUGINS,
  ProvisionRequest,
  provisionGateway,
} from "@/server/domain/gateways";
import { FOLLOW_UPS } from "@/server/domain/gateways/core/words";
import { languageOf } from "@/server/i18n/languages";
import { readInput } from "@/server/kernel/read-input";
import { requireOwnForm } from "@/server/pages/arguments";
import { formText } from "@/server/pages/form-text";
import { refusedForm, taken } from "../form-answers";
import { type ConsolePlace, guardAction } from "../guard";
import { askForProof } from "../proof";
import { consoleWords } from "../words";
import { asTyped, checkRefused, connectorName, typedAccount, typedValues } from "./typed-account";

const FLAGS = ["is_tokenizable", "auto_debit_enabled", "multi_attempt"] as const;

/** Adds a gateway account; only the operator sets fees and rates. */
export async function addGateway(place: ConsolePlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, "gateway.add", form);
  requireOwnForm(place, "lang", form);
  const t = await consoleWords(languageOf(place.lang) ?? "en");
  const plugins = PLUGINS.filter((each) => form.has(`plugin_${each}`));
  if (plugins.length === 0) return comesBack(form, t("gateways.needsPlugin"));
  try {
    const { code } = await provisionGateway(ctx, readInput(ProvisionRequest, { ...typedGateway(form), plugins }));
    refresh();
    return taken(t("gateways.added", { code }));
  } catch (error) {
    return refusedForm(place, form, { error, say: () => t("gateways.sometimes") });
  }
}

export async function addAccount(
  place: ConsolePlace & { readonly connector: string },
  _state: FormState,
  form: FormData,
): Promise<FormState> {
  const ctx = await guardAction(place, "gateway.add", form);
  requireOwnForm(place, "connector", form);
  const t = await consoleWords(languageOf(place.lang) ?? "en");
  const connector = KEYED_CONNECTORS.find((each) => each === place.connector);
  if (connector === undefined) return comesBack(form, t("form.gone"));
  const plugins = PLUGINS.filter((each) => form.has(`plugin_${each}`));
  if (plugins.length === 0) return comesBack(form, t("gateways.needsPlugin"));
  const asked = await askForProof(place, ctx, form);
  if (asked !== null) return asked;
  const input = { ...typedAccount(form), connector, plugins };
  try {
    const check = await addGatewayAccount(ctx, { input, values: typedValues(form) });
    if (!check.ok) return checkRefused(place, form, check);
    refresh();
    return taken(t("gateways.keys.added", { code: input.code, gateway: connectorName(connector) }));
  } catch (error) {
    return refusedForm(place, form, { error: asTyped(error, connector), say: () => t("gateways.sometimes") });
  }
}

function typedGateway(form: FormData): Record<string, unknown> {
  const currency = formText(form, "currency_code") ?? "";
  const others = (formText(form, "accepted_currencies") ?? "").toUpperCase().split(/[\s,،]+/);
  return {
    name_en: formText(form, "name_en") ?? "",
    code: formText(form, "code") || undefined,
    currency_code: currency,
    accepted_currencies: [...new Set([currency, ...others])].filter((code) => code !== ""),
    operation: formText(form, "operation") ?? undefined,
    operations: FOLLOW_UPS.filter((each) => form.has(`then_${each}`)),
    ...Object.fromEntries(FLAGS.map((name) => [name, form.has(name)])),
  };
}
