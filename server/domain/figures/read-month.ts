import { Decimal } from "decimal.js";
import type { BookingKind } from "@/server/domain/bookings/core/words";
import { sumText } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import type { FigureQuestion } from "./question";
import { type BookedKind, readBookedKinds } from "./statements/read-month";

/** The effect of bookings on each balance: 1 adds the amount, -1 subtracts it. */
const BALANCES = {
  money: { purchase: 1, capture: 1, fee: 1, refund: 1, dispute: 1 },
  hold: { authorization: 1, capture: -1, void: 1 },
  credit: { wallet_credit: 1, wallet_debit: 1, adjustment: 1 },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<BookingKind, 1 | -1>>>>>;

export type BalanceName = keyof typeof BALANCES;

type MonthLine = { readonly kind: BookingKind; readonly amount: string; readonly count: number };

/**
 * A balance of a month: opening, movements by kind, closing. Amounts are decimal strings with the currency's
 * decimals.
 */
export type MonthBalance = {
  readonly name: BalanceName;
  readonly opening: string;
  readonly lines: readonly MonthLine[];
  readonly closing: string;
};

/**
 * Balances of a month, without balances that never moved.
 * @throws {Forbidden}
 */
export async function readMonth(ctx: Ctx, asked: FigureQuestion): Promise<readonly MonthBalance[]> {
  const kinds = await readBookedKinds(ctx, asked);
  return (Object.keys(BALANCES) as BalanceName[]).flatMap((name) => balanceOf(name, kinds, asked) ?? []);
}

function balanceOf(name: BalanceName, kinds: readonly BookedKind[], { currency }: FigureQuestion): MonthBalance | null {
  const signs: Readonly<Partial<Record<BookingKind, 1 | -1>>> = BALANCES[name];
  const own = (Object.keys(signs) as BookingKind[]).flatMap((kind) => {
    const found = kinds.find((each) => each.kind === kind);
    const sign = signs[kind] ?? 1;
    const [before, moved] = [new Decimal(found?.before ?? 0).times(sign), new Decimal(found?.moved ?? 0).times(sign)];
    return [{ kind, before, moved, count: found?.count ?? 0, isKnown: found !== undefined }];
  });
  if (own.every(({ isKnown }) => !isKnown)) return null;
  const opening = Decimal.sum(0, ...own.map(({ before }) => before));
  const closing = Decimal.sum(opening, ...own.map(({ moved }) => moved));
  const text = (amount: Decimal) => sumText(amount.toFixed(), currency);
  return {
    name,
    opening: text(opening),
    lines: own.map(({ kind, moved, count }) => ({ kind, amount: text(moved), count })),
    closing: text(closing),
  };
}
