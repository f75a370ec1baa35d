/** Wallet accounts, their ledger and its operations. */
import { z } from "zod";
import {
  ACCOUNT_STATUSES,
  DIRECTIONS,
  ENTRY_TYPES,
  OPERATION_STATUSES,
  OPERATION_TYPES,
} from "@/server/domain/wallet/core/words";
import { Amount, Currency, cursorPageOf, Instant, named } from "./parts";

export const WalletAccountList = cursorPageOf(
  "WalletAccountList",
  named(
    "WalletAccount",
    z.strictObject({
      id: z.string(),
      customer_id: z.string(),
      currency: Currency,
      status: z.enum(ACCOUNT_STATUSES),
      balance: Amount,
      available_balance: Amount,
      created_at: Instant,
      updated_at: Instant,
    }),
  ),
);

const ENTRY = {
  entry_type: z.enum(ENTRY_TYPES),
  direction: z.enum(DIRECTIONS),
  amount: Amount,
  currency: Currency,
  status: z.literal("completed"),
  created_at: Instant,
};

export const WalletEntryList = cursorPageOf(
  "WalletEntryList",
  named("WalletEntry", z.strictObject({ ...ENTRY, session_id: z.string().optional(), pg_code: z.string().optional() })),
);

export const WalletOperation = named(
  "WalletOperation",
  z.strictObject({
    operation_id: z.int(),
    operation_type: z.enum(OPERATION_TYPES),
    status: z.enum(OPERATION_STATUSES),
    session_id: z.nullable(z.string()),
    reason: z.nullable(z.string()),
    reference: z.nullable(z.string()),
    reverses: z.nullable(z.int()),
    entries: z.array(named("WalletOperationEntry", z.strictObject({ id: z.int(), ...ENTRY }))),
  }),
);
