import { comesBack } from "@/components/console/form/comes-back";
import type { FormState } from "@/components/console/form/form-state";
import { type AccountCheck, describedFields, type GatewayInput, KEYED_CONNECTORS } from "@/server/domain/gateways";
import { FOLLOW_UPS } from "@/server/domain/gateways/core/words";
import { languageOf } from "@/server/i18n/languages";
import { InvalidFields } from "@/server/kernel/errors";
import { formText } from "@/server/pages/form-text";
import type { ConsolePlace } from "../guard";
import { consoleWords } from "../words";

const CONNECTOR_NAMES: Readonly<Record<string, string>> = { adyen: "Adyen", stripe: "Stripe" };

export function connectorName(connector: string): string {
  return CONNECTOR_NAMES[connector] ?? connector;
}

const FIELD = /^(?:secret|field)\.(\w+)$/;

export function typedValues(form: FormData): Record<string, string> {
  const names = [...form.keys()].filter((name) => FIELD.test(name));
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = formText(form, name) ?? "";
      return name.startsWith("secret.") && value === "" ? [] : [[FIELD.exec(name)?.[1] ?? name, value] as const];
    }),
  );
}

export function typedAccount(form: FormData): GatewayInput {
  const currency = formText(form, "currency") ?? "";
  const others = (formText(form, "accepted_currencies") ?? "").toUpperCase().split(/[\s,،]+/);
  return {
    code: formText(form, "pg_code") ?? "",
    name: formText(form, "name") ?? "",
    nameAr: formText(form, "name_ar") || null,
    isSandbox: formText(form, "environment") !== "live",
    defaultCurrency: currency,
    acceptedCurrencies: [...new Set([currency, ...others])].filter((code) => code !== ""),
    operation: formText(form, "operation") ?? "purchase",
    operations: FOLLOW_UPS.filter((each) => form.has(`then_${each}`)),
    isTokenizable: form.has("is_tokenizable"),
    autoDebitEnabled: form.has("auto_debit_enabled"),
  };
}

const FORM_NAMES: Readonly<Record<string, string>> = {
  code: "pg_code",
  default_currency: "currency",
};

function formName(name: string, connectors: readonly string[]): string {
  const field = connectors.flatMap(describedFields).find((each) => each.name === name);
  if (field === undefined) return FORM_NAMES[name] ?? name;
  return `${field.secret ? "secret" : "field"}.${name}`;
}

/**
 * Renames the fields of a validation error to the form's field names.
 * @param connector null for any connector
 */
export function asTyped(error: unknown, connector: string | null): unknown {
  if (!(error instanceof InvalidFields)) return error;
  const connectors = connector === null ? KEYED_CONNECTORS : [connector];
  return new InvalidFields(
    Object.fromEntries(Object.entries(error.fields).map(([name, said]) => [formName(name, connectors), said])),
  );
}

export async function checkRefused(
  place: ConsolePlace,
  form: FormData,
  { cause, field }: Extract<AccountCheck, { ok: false }>,
): Promise<FormState> {
  const t = await consoleWords(languageOf(place.lang) ?? "en");
  const said = field === "" ? {} : { [formName(field, KEYED_CONNECTORS)]: t(`gateways.keys.fieldCauses.${cause}`) };
  return comesBack(form, t(`gateways.keys.causes.${cause}`), cause === "network" ? {} : said);
}
