/**
 * The wire form of requests about wallets (Spec, "Wallet accounts", "Wallet endpoints" 1 to 6; decision
 * 0091).
 */

import { z } from "zod";
import { MethodRecordView } from "@/server/domain/gateways/contract/answers";
import { currencyCode } from "@/server/kernel/currency-code";
import { InvalidAmount } from "@/server/kernel/errors";
import { type Money, money } from "@/server/kernel/money";
import { choice, civilDate, decimal, integer, nullable, object, optional, text } from "@/server/kernel/wire";
import { Amount, Currency, cursorPageOf, Instant, named } from "@/server/kernel/wire-schema-parts";
import { type CursorRequest, DEFAULT_PER_PAGE, MAX_PER_PAGE } from "./core/cursor";
import { ACCOUNT_STATUSES, DIRECTIONS, ENTRY_TYPES, OPERATION_STATUSES, OPERATION_TYPES } from "./core/words";

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

export const WalletMethodView = named(
  "WalletMethod",
  z.strictObject({
    type: z.literal("wallet").describe("What the payment is for: an order of a shop, or a request to pay."),
    code: z.string().describe("Names it: goes into `pg_codes`."),
    provider_code: z.string().describe("The wallet."),
    currency: Currency.describe("ISO 4217, three capitals."),
    available_balance: Amount.describe(
      "What the customer can spend now: the balance less what running checkouts hold.",
    ),
  }),
);
export type WalletMethodView = z.infer<typeof WalletMethodView>;

export const MethodsView = named(
  "PaymentMethods",
  z.strictObject({
    customer_payment_methods: z
      .array(z.union([z.string(), WalletMethodView]))
      .describe("Codes that the customer has paid with, the last used first, then wallets with credit."),
    payment_methods: z.array(MethodRecordView).describe("The ways in which it can be paid."),
  }),
);
export type MethodsView = z.infer<typeof MethodsView>;

export const AccountView = named(
  "WalletAccount",
  z.strictObject({
    id: z.string().describe("Its id."),
    customer_id: z.string().describe("Your own id of the customer."),
    currency: Currency.describe("ISO 4217, three capitals."),
    status: z.enum(ACCOUNT_STATUSES).describe("Where it stands."),
    balance: Amount.describe("What is confirmed."),
    available_balance: Amount.describe(
      "What the customer can spend now: the balance less what running checkouts hold.",
    ),
    created_at: Instant.describe("When it was made."),
    updated_at: Instant.describe("When it last changed."),
  }),
);
export type AccountView = z.infer<typeof AccountView>;

export const AccountList = cursorPageOf("WalletAccountList", AccountView);
export type AccountList = z.infer<typeof AccountList>;

const ENTRY = {
  entry_type: z.enum(ENTRY_TYPES).describe("What the entry is for."),
  direction: z.enum(DIRECTIONS).describe("Whether it gives to the customer or takes."),
  amount: Amount.describe("Without fee: a decimal text with the currency's decimals."),
  currency: Currency.describe("ISO 4217, three capitals."),
  status: z.literal("completed").describe("Where it stands."),
  created_at: Instant.describe("When it was made."),
};

export const EntryView = named(
  "WalletEntry",
  z.strictObject({
    ...ENTRY,
    session_id: z.string().optional().describe("The session."),
    pg_code: z.string().optional().describe("The code of a gateway."),
  }),
);
export type EntryView = z.infer<typeof EntryView>;

export const EntryList = cursorPageOf("WalletEntryList", EntryView);
export type EntryList = z.infer<typeof EntryList>;

const OperationEntryView = named("WalletOperationEntry", z.strictObject({ id: z.int().describe("Its id."), ...ENTRY }));

export const OperationView = named(
  "WalletOperation",
  z.strictObject({
    operation_id: z.int().describe("The wallet's operation, which leads to its ledger."),
    operation_type: z.enum(OPERATION_TYPES).describe("What the operation is for."),
    status: z.enum(OPERATION_STATUSES).describe("Where it stands."),
    session_id: z.nullable(z.string()).describe("The session."),
    reason: z.nullable(z.string()).describe("Why."),
    reference: z.nullable(z.string()).describe("Your own reference."),
    reverses: z.nullable(z.int()).describe("The adjustment that this one takes back: `amount` is its opposite."),
    entries: z.array(OperationEntryView).describe("Every entry of it, in their order."),
  }),
);
export type OperationView = z.infer<typeof OperationView>;

export const WalletTransaction = named(
  "WalletTransaction",
  z.strictObject({
    provider_code: z.string().describe("The wallet."),
    amount: Amount.describe("Without fee: a decimal text with the currency's decimals."),
    currency: Currency.describe("ISO 4217, three capitals."),
    operation_id: z.string().describe("The wallet's operation, which leads to its ledger."),
    wallet_response: z
      .strictObject({
        amount: Amount.describe("Without fee: a decimal text with the currency's decimals."),
        currency: Currency.describe("ISO 4217, three capitals."),
        status: z.literal("completed").describe("Where it stands."),
        operation_id: z.string().describe("The wallet's operation, which leads to its ledger."),
        created_at: Instant.describe("When it was made."),
        customer_id: z.string().describe("Your own id of the customer."),
        payment_entry_id: z.int().describe("The ledger's entry of the payment."),
        reserve_entry_id: z.int().describe("The ledger's entry of the hold."),
      })
      .describe("What the wallet answered."),
    created_at: Instant.describe("When it was made."),
    modified_at: Instant.describe("When it last changed."),
  }),
);
export type WalletTransaction = z.infer<typeof WalletTransaction>;
