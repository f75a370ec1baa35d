/** Requests about wallets (Spec, "Wallet accounts", "Wallet endpoints" 1 to 6; decision 0091). */

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
/** Accepts any three letters, because a customer has no account in an unknown currency. */
const CURRENCY = text(3).transform((code) => code.toUpperCase());

const PAGINATION = object({
  cursor: optional(nullable(integer(0, Number.MAX_SAFE_INTEGER))).describe(
    "Position in the list, from `next` or `previous`.",
  ),
  direction: optional(nullable(choice(["forward", "backward"]))).describe(
    "`forward` for the next page, `backward` for the previous one.",
  ),
  per_page: optional(nullable(integer(1, Number.POSITIVE_INFINITY))).describe(
    "Rows per page. Default 20; a value above 50 counts as 50.",
  ),
});

function cursorRequest(wire: z.infer<typeof PAGINATION> | null | undefined): CursorRequest {
  return {
    cursor: wire?.cursor ?? null,
    direction: wire?.direction ?? "forward",
    perPage: Math.min(wire?.per_page ?? DEFAULT_PER_PAGE, MAX_PER_PAGE),
  };
}

export const AccountsRequest = object({
  customer_id: CUSTOMER_ID.describe("Your id of the customer whose accounts are listed."),
  currency: optional(CURRENCY).describe("Only the account in this currency (ISO 4217)."),
  status: optional(choice(ACCOUNT_STATUSES)).describe(
    "Only accounts in this state: `active`, `suspended` or `closed`.",
  ),
  pagination: optional(nullable(PAGINATION)).describe(
    "`next` or `previous` of the last answer, unchanged. Leave it out for the first page.",
  ),
}).transform((wire) => ({
  customerId: wire.customer_id,
  currency: wire.currency ?? null,
  status: wire.status ?? null,
  page: cursorRequest(wire.pagination),
}));
export type AccountsRequest = z.infer<typeof AccountsRequest>;

/** A query of a wallet's entries; its first and last day are inclusive, in the merchant's time zone. */
export const EntriesRequest = object({
  customer_id: CUSTOMER_ID.describe("Your id of the customer. With `currency` it identifies the account."),
  currency: CURRENCY.describe("Currency of the account (ISO 4217)."),
  entry_type: optional(choice([...ENTRY_TYPES, "expire"])).describe(
    "Only entries of this type: `credit_refund`, `credit_adjustment`, `debit_adjustment`, `reserve`, `debit_payment`, `release`, `reversal` or `expire` (no entry has the last one).",
  ),
  direction: optional(choice(DIRECTIONS)).describe(
    "Only entries that add credit (`credit`) or only those that take credit or hold it (`debit`).",
  ),
  status: optional(choice(["pending", "completed", "failed"])).describe(
    "Only entries in this state: `pending`, `completed` or `failed`. Every entry is `completed`.",
  ),
  session_id: optional(text(128)).describe("Only entries of this payment session."),
  provider: optional(text(64)).describe("Only entries of the wallet with this code, such as `wallet_sarraf`."),
  pg_code: optional(text(64)).describe("Only entries of payments through this gateway account."),
  date_from: optional(civilDate()).describe("First day, included, in the merchant's time zone."),
  date_to: optional(civilDate()).describe("Last day, included, in the merchant's time zone."),
  pagination: optional(nullable(PAGINATION)).describe(
    "`next` or `previous` of the last answer, unchanged. Leave it out for the first page.",
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

/** A query by `operation_id`, which is a number or, as in payments, a text of digits. */
export const OperationLookup = object({
  operation_id: OPERATION_ID.describe(
    "The wallet operation's id, as a number or its digits. `customer_wallet_transactions` and the answer to an adjustment contain it.",
  ),
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

/** A credit or, with a negative amount, a debit; `reverses` is the adjustment to reverse. */
export const Adjustment = object({
  customer_id: CUSTOMER_ID.describe("Your id of the customer. The first credit in a currency opens the account."),
  currency: currencyCode().describe("Currency of the account (ISO 4217)."),
  amount: decimal().describe(
    "Amount to add; negative to take credit away. Never zero, with at most the currency's decimals. A debit cannot exceed `available_balance`.",
  ),
  reason: optional(nullable(text(255))).describe("Your reason for the adjustment. Do not put personal data into it."),
  reference: optional(nullable(text(128))).describe(
    "Your reference for the adjustment. Do not put personal data into it.",
  ),
  reverses: optional(nullable(OPERATION_ID)).describe(
    "`operation_id` of the adjustment to reverse. `amount` must be its opposite; an adjustment can be reversed once.",
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
    type: z.literal("wallet").describe("Always `wallet`."),
    code: z
      .string()
      .describe("Code of a payment method in this answer that accepts the wallet. Put it into `pg_codes`."),
    provider_code: z.string().describe("Code of the wallet, such as `wallet_sarraf`."),
    currency: Currency.describe("Currency of the credit (ISO 4217)."),
    available_balance: Amount.describe("Credit that the customer can spend now, a decimal string in `currency`."),
  }),
);
export type WalletMethodView = z.infer<typeof WalletMethodView>;

export const MethodsView = named(
  "PaymentMethods",
  z.strictObject({
    customer_payment_methods: z
      .array(z.union([z.string(), WalletMethodView]))
      .describe(
        "For the customer of the request: codes of `payment_methods` that the customer paid with, the last used first, then each wallet with spendable credit in the requested currencies. Empty without `customer_id`. Users need the permission `wallet.view` to see wallets.",
      ),
    payment_methods: z.array(MethodRecordView).describe("Gateway accounts that match the filters, ordered by code."),
  }),
);
export type MethodsView = z.infer<typeof MethodsView>;

export const AccountView = named(
  "WalletAccount",
  z.strictObject({
    id: z.string().describe("Id of the wallet account, a UUID."),
    customer_id: z.string().describe("Your id of the customer who owns the account."),
    currency: Currency.describe("Currency of the account (ISO 4217)."),
    status: z
      .enum(ACCOUNT_STATUSES)
      .describe(
        "`active`: credit can be added and spent. `suspended`: neither, until it is active again. `closed`: neither, for good.",
      ),
    balance: Amount.describe("Confirmed credit, a decimal string in `currency`. Running checkouts do not reduce it."),
    available_balance: Amount.describe(
      "Credit that the customer can spend now: `balance` minus what running checkouts hold.",
    ),
    created_at: Instant.describe("When the account was opened, on the merchant's clock."),
    updated_at: Instant.describe("When the account last changed, on the merchant's clock."),
  }),
);
export type AccountView = z.infer<typeof AccountView>;

export const AccountList = cursorPageOf("WalletAccountList", AccountView);
export type AccountList = z.infer<typeof AccountList>;

const ENTRY = {
  entry_type: z
    .enum(ENTRY_TYPES)
    .describe(
      "`credit_refund`: a refund to the wallet. `credit_adjustment` and `debit_adjustment`: adjustments by the merchant. `reserve`: a checkout holds credit. `debit_payment`: a payment takes the held credit. `release`: the hold ended without a payment. `reversal`: an adjustment that reverses an earlier one, or the return of a payment that failed after its success.",
    ),
  direction: z.enum(DIRECTIONS).describe("`credit` adds credit or ends a hold; `debit` takes credit or holds it."),
  amount: Amount.describe("Amount of the entry, a positive decimal string in `currency`."),
  currency: Currency.describe("Currency of the account (ISO 4217)."),
  status: z.literal("completed").describe("Always `completed`: entries are written once and never change."),
  created_at: Instant.describe("When the entry was written, on the merchant's clock."),
};

export const EntryView = named(
  "WalletEntry",
  z.strictObject({
    ...ENTRY,
    session_id: z.string().optional().describe("The payment session that the entry belongs to; absent if none."),
    pg_code: z.string().optional().describe("Code of the gateway account of that session's payment; absent if none."),
  }),
);
export type EntryView = z.infer<typeof EntryView>;

export const EntryList = cursorPageOf("WalletEntryList", EntryView);
export type EntryList = z.infer<typeof EntryList>;

const OperationEntryView = named(
  "WalletOperationEntry",
  z.strictObject({ id: z.int().describe("Number of the ledger entry."), ...ENTRY }),
);

export const OperationView = named(
  "WalletOperation",
  z.strictObject({
    operation_id: z.int().describe("Id of the wallet operation."),
    operation_type: z
      .enum(OPERATION_TYPES)
      .describe(
        "`refund`: credit from a refund. `reservation`: a checkout's hold and what became of it. `adjustment`: a credit or debit by the merchant. `reversal`: an adjustment that reverses an earlier one, or the return of a payment that failed after its success.",
      ),
    status: z
      .enum(OPERATION_STATUSES)
      .describe(
        "`pending`: credit is held. `completed`: done. `expired`: the hold was released after about four hours. `canceled`: the hold was released earlier. `reversed`: a later operation reversed it.",
      ),
    session_id: z.nullable(z.string()).describe("The payment session of the operation; null if it has none."),
    reason: z.nullable(z.string()).describe("`reason` of the adjustment; null if none was sent."),
    reference: z.nullable(z.string()).describe("`reference` of the adjustment; null if none was sent."),
    reverses: z
      .nullable(z.int())
      .describe("`operation_id` of the adjustment or payment that this one reverses; null if it reverses none."),
    entries: z.array(OperationEntryView).describe("Every ledger entry of the operation, oldest first."),
  }),
);
export type OperationView = z.infer<typeof OperationView>;

export const WalletTransaction = named(
  "WalletTransaction",
  z.strictObject({
    provider_code: z.string().describe("Code of the wallet, such as `wallet_sarraf`."),
    amount: Amount.describe("What the wallet paid, a decimal string in `currency`."),
    currency: Currency.describe("Currency of the session and of the wallet account (ISO 4217)."),
    operation_id: z
      .string()
      .describe("Id of the wallet operation as digits. Use it to retrieve the operation with its ledger entries."),
    wallet_response: z
      .strictObject({
        amount: Amount.describe("What the wallet paid, a decimal string in `currency`."),
        currency: Currency.describe("Currency of the wallet account (ISO 4217)."),
        status: z.literal("completed").describe("Always `completed`: holds that were not used are not listed."),
        operation_id: z.string().describe("Id of the wallet operation as digits."),
        created_at: Instant.describe("When the credit was first held, on the merchant's clock."),
        customer_id: z.string().describe("Your id of the customer who owns the account."),
        payment_entry_id: z.int().describe("Number of the ledger entry `debit_payment`."),
        reserve_entry_id: z.int().describe("Number of the ledger entry `reserve`."),
      })
      .describe("The wallet's confirmation of the payment."),
    created_at: Instant.describe("When the credit was first held, on the merchant's clock."),
    modified_at: Instant.describe("When the payment took the held credit, on the merchant's clock."),
  }),
);
export type WalletTransaction = z.infer<typeof WalletTransaction>;
