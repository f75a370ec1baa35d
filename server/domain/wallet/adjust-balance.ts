/** Credits and debits of the merchant's own: promotions, goodwill, corrections. */

import { Prisma } from "@/server/db/client";
import { type NamedStatement, rowsOf } from "@/server/db/driver/named-statement";
import { isUniqueViolation } from "@/server/db/transactions/errors";
import { transaction } from "@/server/db/transactions/transaction";
import { WriteBatch } from "@/server/db/transactions/write-batch";
import { auditInsertion } from "@/server/domain/audit";
import { InvalidAmount, InvalidFields, Unprocessable } from "@/server/kernel/errors";
import { type Money, money, toWire, zero } from "@/server/kernel/money";
import type { Ctx, Tx } from "@/server/kernel/types";
import {
  type Account,
  type AccountName,
  lockAccount,
  type NumberedAccount,
  openAccount,
  requireActive,
} from "./account";
import type { Adjustment, OperationView } from "./contract";
import { type Movement, movement, NotEnoughCredit, reversal } from "./core/ledger";
import type { Direction } from "./core/words";
import { readOperation } from "./retrieve-operation";
import { operationView } from "./views";
import { requireWallet } from "./wallet-service";
import { addOperation, type OperationFacts } from "./write-entry";

const SAME_KEY = "This Idempotency-Key was used with another request body.";

/**
 * Adjusts the customer's balance by a signed amount and answers with the operation. The key names this
 * adjustment for ever: the ledger itself keeps it, so that no repeat can credit twice, however late it comes.
 * What moves the balance leaves one audit event.
 *
 * @param slug the provider, as the path names it
 * @param input.key the `Idempotency-Key` header
 * @throws {InvalidFields} no key; a debit above the available balance; a reversal that does not fit its
 * adjustment
 * @throws {AccountInactive} the account is suspended or closed @throws {NotFound} {NoWalletService} as
 * `requireWallet` does
 * @throws {Unprocessable} the key names another adjustment
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

/**
 * The debit takes more than the customer can spend; a field error, because the amount is what can be
 * corrected.
 */
function tooMuch(available: Money): InvalidFields {
  const least = { ...available, amount: available.amount.negated() };
  return new InvalidFields({ amount: [`Ensure this value is greater than or equal to ${toWire(least)}.`] });
}

function wrongTarget(message: string): InvalidFields {
  return new InvalidFields({ reverses: [message] });
}

function magnitude({ amount, currency }: Money): Money {
  return money(amount.abs(), currency);
}

/** What the request moves: its own amount, or the opposite of the adjustment that it takes back. */
async function movementOf(tx: Tx, account: Account, { amount, reverses }: Adjustment): Promise<Movement> {
  const credit = amount.amount.isPositive();
  if (reverses === null) return movement(credit ? "credit_adjustment" : "debit_adjustment", magnitude(amount));
  const [target] = await tx.$queryRaw<{ direction: Direction; amount: string; reversed: boolean }[]>`
    SELECT e.direction, e.amount::text AS amount,
      EXISTS (SELECT 1 FROM wallet_operation back WHERE back.reverses_id = o.id) AS reversed
    FROM wallet_operation o JOIN wallet_entry e ON e.operation_id = o.id AND e.merchant_id = o.merchant_id
    WHERE o.id = ${reverses} AND o.account_id = ${account.id} AND o.type = 'adjustment'`;
  if (target === undefined) throw wrongTarget(`The account has no adjustment ${reverses}.`);
  if (target.reversed) throw wrongTarget(`Adjustment ${reverses} is reversed already.`);
  const move = reversal({ direction: target.direction, amount: money(target.amount, account.currency) });
  const wanted = move.direction === "credit" ? move.amount.amount : move.amount.amount.negated();
  if (!wanted.equals(amount.amount))
    throw new InvalidFields({
      amount: [`Must be ${toWire({ ...amount, amount: wanted })}, the opposite of the adjustment.`],
    });
  return move;
}

const KNOWN: NamedStatement<{ id: bigint; same: boolean }> = {
  name: "adjustment_by_key",
  text: `SELECT o.id, (o.account_id = $3 AND o.reverses_id IS NOT DISTINCT FROM $4::bigint
      AND o.reason IS NOT DISTINCT FROM $5 AND o.reference IS NOT DISTINCT FROM $6
      AND CASE e.direction WHEN 'credit' THEN e.amount ELSE -e.amount END = $7::numeric) AS same
    FROM wallet_operation o JOIN wallet_entry e ON e.operation_id = o.id AND e.merchant_id = o.merchant_id
    WHERE o.merchant_id = $1 AND o.key = $2`,
};

/**
 * The operation of this key, if it asked for the same. A statement of its own: one that the lock has waited
 * for is found. @throws {Unprocessable} when it asked for something else
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

/** A credit opens the account; a debit finds one, or nothing to take. */
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

/** What the audit event says beside the balance. */
function told({ customerId, currency, amount, reason, reference, reverses }: Adjustment, operationId: bigint) {
  return {
    operation_id: String(operationId),
    customer_id: customerId,
    amount: toWire(amount),
    currency,
    reason,
    reference,
    reverses: reverses === null ? null : String(reverses),
  };
}

/** Four statements if the account is there and no adjustment is taken back. */
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
    return writeAdjustment(ctx, tx, { ...locked, move, request, key, at });
  });
}

type DecidedAdjustment = NumberedAccount & {
  readonly move: Movement;
  readonly request: Adjustment;
  readonly key: string;
  readonly at: Date;
};

async function writeAdjustment(ctx: Ctx, tx: Tx, decided: DecidedAdjustment): Promise<OperationView> {
  const { account, operationId, move, request, key, at } = decided;
  const { reason, reference, reverses } = request;
  const type = reverses === null ? "adjustment" : "reversal";
  const facts: OperationFacts = { type, sessionId: null, pgCode: null, reason, reference, key, reverses };
  const writes = new WriteBatch();
  const added = addOperation(writes, account, { operationId, move, facts, at });
  const audited = auditInsertion(ctx, {
    action: reverses === null ? "wallet.adjusted" : "wallet.reversed",
    objectId: account.id,
    before: { balance: toWire(account.balance) },
    after: { balance: toWire(added.account.balance), ...told(request, operationId) },
  });
  writes.add(audited);
  const [entry] = await writes.flushAndRead<{ id: bigint }>(tx, Prisma.sql`SELECT id FROM ${added.entry}`);
  if (entry === undefined) throw new Error("An entry was not written.");
  const of = { sessionId: null, pgCode: null };
  const row = { ...of, id: operationId, type, reason, reference, reverses, reversed: false, ended: null } as const;
  const amount = move.amount.amount.toFixed();
  const shown = { id: entry.id, entryType: move.type, direction: move.direction, amount, currency: account.currency };
  return operationView(row, [{ ...of, ...shown, status: "completed", createdAt: at }]);
}
