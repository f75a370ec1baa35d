/**
 * The wire form of requests about wallets (Spec, "Wallet accounts", "Wallet endpoints" 1 to 6; decision
 * 0091).
 */
import { z } from "zod";
import { currencyCode } from "@/server/domain/gateways";
import { InvalidAmount } from "@/server/kernel/errors";
import { type Money, money } from "@/server/kernel/money";
import { choice, civilDate, decimal, integer, nullable, object, optional, text } from "@/server/kernel/wire";
import { type CursorRequest, DEFAULT_PER_PAGE, MAX_PER_PAGE } from "./core/cursor";
import { ACCOUNT_STATUSES, DIRECTIONS, ENTRY_TYPES } from "./core/words";

const CUSTOMER_ID = text(64);
/** Any three letters: an unknown currency has no account. */
const CURRENCY = text(3).transform((code) => code.toUpperCase());

const PAGINATION = object({
  cursor: optional(nullable(integer(0, Number.MAX_SAFE_INTEGER))).describe("Where a page goes on; `next` has it."),
  direction: optional(nullable(choice(["forward", "backward"]))).describe("Whether it gives to the customer or takes."),
  per_page: optional(nullable(integer(1, Number.POSITIVE_INFINITY))).describe(
    "Rows of a page: 20 unless sent, at most 50.",
  ),
});

function cursorRequest(wire: z.infer<typeof PAGINATION> | null | undefined): CursorRequest {
  return {
    cursor: wire?.cursor ?? null,
    direction: wire?.direction ?? "forward",
    perPage: Math.min(wire?.per_page ?? DEFAULT_PER_PAGE, MAX_PER_PAGE),
  };
}

/** Which accounts of a customer to list. */
export const AccountsRequest = object({
  customer_id: CUSTOMER_ID.describe("Your own id of the customer."),
  currency: optional(CURRENCY).describe("ISO 4217, three capitals."),
  status: optional(choice(ACCOUNT_STATUSES)).describe("Where it stands."),
  pagination: optional(nullable(PAGINATION)).describe(
    "`next` or `previous` of the last answer as it came; left out for the first page.",
  ),
}).transform((wire) => ({
  customerId: wire.customer_id,
  currency: wire.currency ?? null,
  status: wire.status ?? null,
  page: cursorRequest(wire.pagination),
}));
export type AccountsRequest = z.infer<typeof AccountsRequest>;

/** Which entries of an account to list; days are the merchant's and both count whole. */
export const EntriesRequest = object({
  customer_id: CUSTOMER_ID.describe("Your own id of the customer."),
  currency: CURRENCY.describe("ISO 4217, three capitals."),
  entry_type: optional(choice([...ENTRY_TYPES, "expire"])).describe("What the entry is for."),
  direction: optional(choice(DIRECTIONS)).describe("Whether it gives to the customer or takes."),
  status: optional(choice(["pending", "completed", "failed"])).describe("Where it stands."),
  session_id: optional(text(128)).describe("The session."),
  provider: optional(text(64)).describe("The wallet."),
  pg_code: optional(text(64)).describe("The code of a gateway."),
  date_from: optional(civilDate()).describe("The first day, counted whole."),
  date_to: optional(civilDate()).describe("The last day, counted whole."),
  pagination: optional(nullable(PAGINATION)).describe(
    "`next` or `previous` of the last answer as it came; left out for the first page.",
  ),
}).transform((wire) => ({
  customerId: wire.customer_id,
  currency: wire.currency,
  entryType: wire.entry_type ?? null,
  direction: wire.direction ?? null,
  status: wire.status ?? null,
  sessionId: wire.session_id ?? null,
  provider: wire.provider ?? null,
  pgCode: wire.pg_code ?? null,
  dateFrom: wire.date_from ?? null,
  dateTo: wire.date_to ?? null,
  page: cursorRequest(wire.pagination),
}));
export type EntriesRequest = z.infer<typeof EntriesRequest>;

const OPERATION_ID = integer(1, Number.MAX_SAFE_INTEGER);

/** Which operation to show; `operation_id` may be a number or its digits, as payments show it. */
export const OperationLookup = object({
  operation_id: OPERATION_ID.describe("The wallet's operation, which leads to its ledger."),
}).transform((wire) => ({
  operationId: BigInt(wire.operation_id),
}));
export type OperationLookup = z.infer<typeof OperationLookup>;

function signed(sent: string, code: Parameters<typeof money>[1], refuse: (message: string) => void): Money | null {
  try {
    const read = money(sent, code);
    if (!read.amount.isZero()) return read;
    refuse("Ensure this value is not 0.");
  } catch (error) {
    if (!(error instanceof InvalidAmount)) throw error;
    refuse(error.message);
  }
  return null;
}

/** A credit or, with a negative amount, a debit; `reverses` names the adjustment that it takes back. */
export const Adjustment = object({
  customer_id: CUSTOMER_ID.describe("Your own id of the customer."),
  currency: currencyCode().describe("ISO 4217, three capitals."),
  amount: decimal().describe("Negative for a debit, never zero, with the currency's decimals."),
  reason: optional(nullable(text(255))).describe("Yours; name no person in it."),
  reference: optional(nullable(text(128))).describe("Yours; name no person in it."),
  reverses: optional(nullable(OPERATION_ID)).describe(
    "The adjustment that this one takes back: `amount` is its opposite.",
  ),
}).transform((wire, context) => {
  const refuse = (message: string): void => context.addIssue({ code: "custom", message, path: ["amount"] });
  const amount = signed(wire.amount, wire.currency, refuse);
  if (amount === null) return z.NEVER;
  return {
    customerId: wire.customer_id,
    currency: wire.currency,
    amount,
    reason: wire.reason ?? null,
    reference: wire.reference ?? null,
    reverses: wire.reverses == null ? null : BigInt(wire.reverses),
  };
});
export type Adjustment = z.infer<typeof Adjustment>;
