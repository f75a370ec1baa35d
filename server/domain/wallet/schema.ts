/** The wire form of requests about wallets (Spec, "Wallet accounts"; decisions 0091 and 0092). */
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
  cursor: optional(nullable(integer(0, Number.MAX_SAFE_INTEGER))),
  direction: optional(nullable(choice(["forward", "backward"]))),
  per_page: optional(nullable(integer(1, Number.POSITIVE_INFINITY))),
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
  customer_id: CUSTOMER_ID,
  currency: optional(CURRENCY),
  status: optional(choice(ACCOUNT_STATUSES)),
  pagination: optional(nullable(PAGINATION)),
}).transform((wire) => ({
  customerId: wire.customer_id,
  currency: wire.currency ?? null,
  status: wire.status ?? null,
  page: cursorRequest(wire.pagination),
}));
export type AccountsRequest = z.infer<typeof AccountsRequest>;

/** Which entries of an account to list; days are the merchant's and both count whole. */
export const EntriesRequest = object({
  customer_id: CUSTOMER_ID,
  currency: CURRENCY,
  entry_type: optional(choice([...ENTRY_TYPES, "expire"])),
  direction: optional(choice(DIRECTIONS)),
  status: optional(choice(["pending", "completed", "failed"])),
  session_id: optional(text(128)),
  provider: optional(text(64)),
  pg_code: optional(text(64)),
  date_from: optional(civilDate()),
  date_to: optional(civilDate()),
  pagination: optional(nullable(PAGINATION)),
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
export const OperationLookup = object({ operation_id: OPERATION_ID }).transform((wire) => ({
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
  customer_id: CUSTOMER_ID,
  currency: currencyCode(),
  amount: decimal(),
  reason: optional(nullable(text(255))),
  reference: optional(nullable(text(128))),
  reverses: optional(nullable(OPERATION_ID)),
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
