import { rowsOf } from "@/server/db/driver/named-statement";
import { isUniqueViolation } from "@/server/db/transactions/errors";
import { transaction } from "@/server/db/transactions/transaction";
import { spendCeiling } from "@/server/domain/merchants";
import { InvalidAmount, InvalidFields, Unprocessable } from "@/server/kernel/errors";
import { type Money, toWire, zero } from "@/server/kernel/money";
import type { Ctx, Tx } from "@/server/kernel/types";
import { type Account, lockAccount, type NumberedAccount, openAccount, requireActive } from "./account";
import type { Adjustment, OperationView } from "./contract";
import { NotEnoughCredit } from "./core/ledger";
import type { AccountName } from "./statements/account";
import { KNOWN, movementOf, writeAdjustment } from "./statements/adjust-balance";

import { readOperation } from "./statements/retrieve-operation";

import { requireWallet } from "./wallet-service";

const SAME_KEY = "This Idempotency-Key was used with another request body.";

/**
 * Adjusts a customer's balance by a signed amount, and returns the operation. The ledger keeps the
 * idempotency key forever, so no repeat credits twice. Writes an audit event.
 * @throws {InvalidFields} for a missing key; a debit above the available balance; a reversal that does not
 * match its adjustment
 * @throws {AccountInactive} if the account is suspended or closed
 * @throws {NotFound} {NoWalletService} as `requireWallet` does
 * @throws {Unprocessable} if the key belongs to another adjustment
 */
export async function adjustBalance(
  ctx: Ctx,
  slug: string,
  input: { request: Adjustment; key: string | null },
): Promise<OperationView> {
  const { request, key } = input;
  if (!key) throw new InvalidFields({ "Idempotency-Key": ["This field is required."] });
  const provider = await requireWallet(ctx, slug);
  try {
    const view = await write(ctx, provider, { request, key });
    if (view === null) throw new Error("An operation that was just written is gone.");
    return view;
  } catch (error) {
    if (error instanceof NotEnoughCredit) throw tooMuch(error.available);
    if (error instanceof InvalidAmount) throw new InvalidFields({ amount: [error.message] });
    if (isUniqueViolation(error, "wallet_operation_merchant_id_key_key")) throw new Unprocessable(SAME_KEY);
    throw error;
  }
}

/** The refusal of a debit above the balance: an error of the field, because the client can correct it. */
function tooMuch(available: Money): InvalidFields {
  const least = { ...available, amount: available.amount.negated() };
  return new InvalidFields({ amount: [`Ensure this value is greater than or equal to ${toWire(least)}.`] });
}

/**
 * The earlier operation with this key, read in a separate statement, which sees operations committed while
 * the lock was awaited.
 * @throws {Unprocessable} if the key belongs to another request
 */
async function knownBy(
  tx: Tx,
  { id, merchantId }: Account,
  { key, request }: { key: string; request: Adjustment },
): Promise<bigint | null> {
  const { reverses, reason, reference, amount } = request;
  const asked = [reverses?.toString() ?? null, reason, reference, amount.amount.toFixed()];
  const [known] = await rowsOf(tx, KNOWN, [merchantId, key, id, ...asked]);
  if (known === undefined) return null;
  if (!known.same) throw new Unprocessable(SAME_KEY);
  return known.id;
}

async function accountFor(
  tx: Tx,
  name: AccountName,
  { request, at }: { request: Adjustment; at: Date },
): Promise<NumberedAccount> {
  if (request.amount.amount.isPositive()) return openAccount(tx, name, at);
  const account = await lockAccount(tx, name);
  if (account !== null) return account;
  throw tooMuch(zero(name.currency));
}

async function write(ctx: Ctx, provider: string, { request, key }: { request: Adjustment; key: string }) {
  const { customerId, currency } = request;
  const { id: merchantId } = ctx.merchant;
  return transaction(ctx.db, async (tx) => {
    const at = ctx.now();
    const locked = await accountFor(tx, { merchantId, customerId, currency, provider }, { request, at });
    const { account } = locked;
    const known = await knownBy(tx, account, { key, request });
    if (known !== null) return readOperation(tx, { merchantId, operationId: known });
    requireActive(account);
    const move = await movementOf(tx, account, request);
    if (request.amount.amount.isPositive()) await spendCeiling(ctx, tx, request.amount);
    return writeAdjustment(ctx, tx, { ...locked, move, request, key, at });
  });
}
