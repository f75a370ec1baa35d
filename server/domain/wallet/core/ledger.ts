/** Movements of a wallet account, and their limits (Spec, "Wallet rules" 7 and 11; decision 0091). */
import type { BookingKind } from "@/server/domain/bookings/core/words";
import { AppError } from "@/server/kernel/errors";
import { add, isZero, type Money, money, subtract, toWire, zero } from "@/server/kernel/money";
import type { Direction, EntryType } from "./words";

export type Balances = { readonly balance: Money; readonly held: Money };

export type Movement = { readonly type: EntryType; readonly direction: Direction; readonly amount: Money };

/** Thrown if an entry exceeds the available credit: 400 `{detail}`. */
export class NotEnoughCredit extends AppError {
  readonly kind = "invalid";
  constructor(readonly available: Money) {
    super(`The available balance is ${toWire(available)} ${available.currency}.`);
  }
}

type Sign = -1 | 0 | 1;

/** Effects of entries. `reserve` and `release` change only the held amount, not the balance. */
const EFFECT: Readonly<Record<Exclude<EntryType, "reversal">, { direction: Direction; balance: Sign; held: Sign }>> = {
  credit_refund: { direction: "credit", balance: 1, held: 0 },
  credit_adjustment: { direction: "credit", balance: 1, held: 0 },
  debit_adjustment: { direction: "debit", balance: -1, held: 0 },
  reserve: { direction: "debit", balance: 0, held: 1 },
  debit_payment: { direction: "debit", balance: -1, held: -1 },
  release: { direction: "credit", balance: 0, held: -1 },
};

export function effectsOf(type: Exclude<EntryType, "reversal">): { direction: Direction; balance: Sign; held: Sign } {
  return EFFECT[type];
}

export function movement(type: Exclude<EntryType, "reversal">, amount: Money): Movement {
  return { type, direction: EFFECT[type].direction, amount };
}

export function reversal({ direction, amount }: Pick<Movement, "direction" | "amount">): Movement {
  return { type: "reversal", direction: OPPOSITE[direction], amount };
}

const OPPOSITE: Readonly<Record<Direction, Direction>> = { credit: "debit", debit: "credit" };

/** The booking for a ledger entry. A reversal without a session reverses an adjustment. */
export function bookingKind({ type, direction }: Movement, sessionId: string | null): BookingKind {
  const isAdjustment = type === "reversal" ? sessionId === null : type.endsWith("_adjustment");
  if (isAdjustment) return "adjustment";
  return direction === "credit" ? "wallet_credit" : "wallet_debit";
}

export const SIGN: Readonly<Record<Direction, 1 | -1>> = { credit: 1, debit: -1 };

export function signed({ direction, amount }: Pick<Movement, "direction" | "amount">): Money {
  return money(amount.amount.times(SIGN[direction]), amount.currency);
}

/** The available credit: `balance` minus `held` (Spec, "Wallet rules" 11). */
export function available({ balance, held }: Balances): Money {
  return subtract(balance, held);
}

function moved(value: Money, sign: Sign, amount: Money): Money {
  if (sign === 0) return value;
  return sign > 0 ? add(value, amount) : subtract(value, amount);
}

export function effectOf({ type, direction, amount }: Movement): Balances {
  const none = zero(amount.currency);
  const { balance, held }: { balance: Sign; held: Sign } =
    type === "reversal" ? { balance: SIGN[direction], held: 0 } : EFFECT[type];
  return { balance: moved(none, balance, amount), held: moved(none, held, amount) };
}

/**
 * The balances after a movement.
 * @throws {NotEnoughCredit} if it exceeds the available credit
 * @throws {InvalidAmount} if the new balance exceeds the maximum length of an amount
 * @throws {RangeError} if the amount is not positive, or the hold does not exist, which are bugs
 */
export function applied(before: Balances, move: Movement): Balances {
  if (isZero(move.amount) || move.amount.amount.isNegative())
    throw new RangeError("The amount of a movement must be above zero.");
  const effect = effectOf(move);
  const after = { balance: add(before.balance, effect.balance), held: add(before.held, effect.held) };
  if (after.held.amount.isNegative()) throw new RangeError("More is released than was held.");
  if (available(after).amount.isNegative()) throw new NotEnoughCredit(available(before));
  return after;
}
