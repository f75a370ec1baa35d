/** Wallet accounts, their ledger and its operations. */
import { z } from "zod";
import {
  ACCOUNT_STATUSES,
  DIRECTIONS,
  ENTRY_TYPES,
  OPERATION_STATUSES,
  OPERATION_TYPES,
} from "@/server/domain/wallet/core/words";
import { Amount, Currency, cursorPageOf, Instant, named } from "@/server/kernel/wire-schema-parts";

export const WalletAccountList = cursorPageOf(
  "WalletAccountList",
  named(
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
  ),
);

const ENTRY = {
  entry_type: z.enum([...ENTRY_TYPES]).describe("What the entry is for."),
  direction: z.enum(DIRECTIONS).describe("Whether it gives to the customer or takes."),
  amount: Amount.describe("Without fee: a decimal text with the currency's decimals."),
  currency: Currency.describe("ISO 4217, three capitals."),
  status: z.literal("completed").describe("Where it stands."),
  created_at: Instant.describe("When it was made."),
};

export const WalletEntryList = cursorPageOf(
  "WalletEntryList",
  named(
    "WalletEntry",
    z.strictObject({
      ...ENTRY,
      session_id: z.string().optional().describe("The session."),
      pg_code: z.string().optional().describe("The code of a gateway."),
    }),
  ),
);

export const WalletOperation = named(
  "WalletOperation",
  z.strictObject({
    operation_id: z.int().describe("The wallet's operation, which leads to its ledger."),
    operation_type: z.enum(OPERATION_TYPES).describe("What the operation is for."),
    status: z.enum(OPERATION_STATUSES).describe("Where it stands."),
    session_id: z.nullable(z.string()).describe("The session."),
    reason: z.nullable(z.string()).describe("Why."),
    reference: z.nullable(z.string()).describe("Your own reference."),
    reverses: z.nullable(z.int()).describe("The adjustment that this one takes back: `amount` is its opposite."),
    entries: z
      .array(named("WalletOperationEntry", z.strictObject({ id: z.int().describe("Its id."), ...ENTRY })))
      .describe("Every entry of it, in their order."),
  }),
);
