/**
 * Schemas for provisioning a gateway account: the request, and the response to OPTIONS (Spec, "Simulated
 * gateway provisioning fields").
 */

import type { z } from "zod";
import { CURRENCY_CODES } from "@/server/kernel/currency";
import { currencyCode } from "@/server/kernel/currency-code";
import { choice, flag, list, matching, object, optional, text } from "@/server/kernel/wire";
import { CHARGE_OPERATIONS } from "@/server/kernel/words";
import { PLUGINS } from "../core/account";
import { FOLLOW_UPS } from "../core/words";
import type { FieldMetadata, ProvisioningOptionsView } from "./answers";

const NAME_MAX = 16;
const CODE_MAX = 16;
const CODE_RULE = "Enter a valid code consisting of letters, numbers, underscores or hyphens.";
const some = { empty: true, max: CURRENCY_CODES.length };

const FIELDS = {
  name_en: text(NAME_MAX).describe("Name of the gateway account, shown to customers."),
  code: optional(matching(/^[-a-zA-Z0-9_]+$/, CODE_MAX, CODE_RULE)).describe(
    "Code of the account, the `pg_code`: letters, digits, `_` and `-`, unique among your accounts. By default it is derived from the name: `web-shop`, then `web-shop-2`.",
  ),
  currency_code: currencyCode().describe("Currency in which the account charges (ISO 4217)."),
  accepted_currencies: optional(list(currencyCode(), some)).describe(
    "Currencies of the sessions that the account accepts (ISO 4217). Must contain `currency_code`; by default it is the only one.",
  ),
  plugins: optional(list(choice(PLUGINS), some)).describe(
    "Types of session that the account serves: `e_commerce`, `payment_request` or both. Without any the account is offered nowhere.",
  ),
  is_tokenizable: optional(flag()).describe("True if the account may save cards. Default false."),
  auto_debit_enabled: optional(flag()).describe(
    "True if the account may charge saved cards without the customer. Needs `is_tokenizable`. Default false.",
  ),
  operation: optional(choice(CHARGE_OPERATIONS)).describe(
    "`purchase` (default): the account takes the money at once. `authorize`: it reserves the amount until a capture.",
  ),
  operations: optional(list(choice(FOLLOW_UPS), some)).describe(
    "What the account supports after a payment: any of `refund`, `void` and `capture`. Default none. What is not listed is refused.",
  ),
  multi_attempt: optional(flag()).describe("True if the customer may try again after a failed attempt. Default true."),
};

/** An empty list of currencies means only the default currency. */
export const ProvisionRequest = object(FIELDS).transform((wire) => ({
  code: wire.code ?? null,
  name: wire.name_en,
  defaultCurrency: wire.currency_code,
  acceptedCurrencies: wire.accepted_currencies?.length ? wire.accepted_currencies : undefined,
  plugins: wire.plugins,
  isTokenizable: wire.is_tokenizable,
  autoDebitEnabled: wire.auto_debit_enabled,
  operation: wire.operation,
  operations: wire.operations,
  multiAttempt: wire.multi_attempt,
}));
export type ProvisionRequest = z.infer<typeof ProvisionRequest>;

const CURRENCY_NAMES = new Intl.DisplayNames("en", { type: "currency" });

function choices(values: readonly string[]): { value: string; display_name: string }[] {
  return values.map((value) => ({
    value,
    display_name: (value.charAt(0).toUpperCase() + value.slice(1)).replaceAll("_", " "),
  }));
}

const CURRENCIES = CURRENCY_CODES.map((value) => ({ value, display_name: CURRENCY_NAMES.of(value) ?? value }));
const given = { required: false, read_only: false } as const;
const needed = { required: true, read_only: false } as const;

const METADATA: Readonly<Record<keyof typeof FIELDS, FieldMetadata>> = {
  name_en: { type: "string", ...needed, label: "Name", max_length: NAME_MAX },
  code: {
    type: "string",
    ...given,
    label: "Code",
    help_text: "Letters, numbers, underscores and hyphens. Derived from the name when left out.",
    max_length: CODE_MAX,
  },
  currency_code: { type: "choice", ...needed, label: "Default currency", choices: CURRENCIES },
  accepted_currencies: {
    type: "multiple choice",
    ...given,
    label: "Accepted currencies",
    help_text: "Contains the default currency, and is it alone when left out.",
    choices: CURRENCIES,
  },
  plugins: { type: "multiple choice", ...given, label: "Plugins", default: [], choices: choices(PLUGINS) },
  is_tokenizable: { type: "boolean", ...given, label: "Tokenization", default: false },
  auto_debit_enabled: {
    type: "boolean",
    ...given,
    label: "Auto-debit",
    help_text: "Needs tokenization.",
    default: false,
  },
  operation: {
    type: "choice",
    ...given,
    label: "Operation",
    default: "purchase",
    choices: choices(CHARGE_OPERATIONS),
  },
  operations: { type: "multiple choice", ...given, label: "Operations", default: [], choices: choices(FOLLOW_UPS) },
  multi_attempt: { type: "boolean", ...given, label: "Multiple attempts", default: true },
};

export const PROVISIONING_OPTIONS = {
  name: "Create simulated gateway",
  description: "Creates a simulated gateway for this merchant. Its outcomes are chosen in advance; no bank is reached.",
  renders: ["application/json"],
  parses: ["application/json", "application/x-www-form-urlencoded", "multipart/form-data"],
  actions: { POST: METADATA },
} satisfies ProvisioningOptionsView;
