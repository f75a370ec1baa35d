import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { ADD_TO_GATEWAY_BOOK, GATEWAY_BOOK, GATEWAY_BOOK_INVARIANTS } from "@/scripts/gateway-book-invariants";
import type { Money } from "@/server/kernel/money";
import type { Db } from "@/server/kernel/types";
import type { Amount, Movement } from "./gateway-double/book";

/**
 * A movement in a simulated gateway's books; the amount is negative for a refund that the gateway reversed.
 */
export type BookLine = {
  readonly connector: string;
  /** The service's reference of the payment. */
  readonly payment: string;
  readonly kind: "charged" | "taken" | "refunded";
  readonly amount: string;
  readonly currency: string;
};

/** A line that names a merchant whose payments are compared. */
export type ComparedMerchant = { readonly connector: string; readonly merchant: string };

type Book = readonly (BookLine | ComparedMerchant)[];

export function bookLine(
  named: Pick<BookLine, "connector" | "payment" | "kind">,
  moved: Money,
  back = false,
): BookLine {
  const amount = back ? moved.amount.negated() : moved.amount;
  return { ...named, amount: amount.toFixed(), currency: moved.currency };
}

const KINDS: Readonly<Record<Exclude<Movement["kind"], "release">, BookLine["kind"]>> = {
  ...{ hold: "charged", take: "taken", take_back: "taken", refund: "refunded", refund_back: "refunded" },
};

/** The movements of a simulated gateway; reversals have negative amounts. */
export function bookOfDouble(
  connector: string,
  movements: readonly Movement[],
  moneyOf: (amount: Amount) => Money | null,
): readonly BookLine[] {
  return movements.flatMap(({ kind, payment: { order, id }, reference, amount }) => {
    const moved = moneyOf(amount);
    if (moved === null) throw new Error(`${connector} does not count ${amount.currency}.`);
    if (kind === "release") return [];
    const payment = order.reference || id;
    const line = (word: BookLine["kind"]) =>
      bookLine({ connector, payment, kind: word }, moved, kind.endsWith("_back"));
    const isPurchase = kind === "take" && reference === payment;
    return isPurchase ? [line("charged"), line("taken")] : [line(KINDS[kind])];
  });
}

/**
 * Compares the lines with the service's bookings as the audit does. @returns the differences, by invariant
 */
export async function bookFaults(db: Db, lines: Book): Promise<Readonly<Record<string, unknown>>> {
  return db.$transaction(async (tx) => {
    await tx.$executeRawUnsafe(`${GATEWAY_BOOK} ON COMMIT DROP`);
    await tx.$executeRawUnsafe(ADD_TO_GATEWAY_BOOK, JSON.stringify(lines));
    const faults: Record<string, unknown> = {};
    for (const { name, sql } of GATEWAY_BOOK_INVARIANTS) {
      const rows = await tx.$queryRawUnsafe<unknown[]>(sql);
      if (rows.length > 0) faults[name] = rows;
    }
    return faults;
  });
}

/**
 * Expects that the audit finds no difference. Also stores the lines in the folder SARRAF_BOOKS, if set: the
 * audit after the tests compares all lines with the remaining rows.
 */
export async function expectSameBooks(db: Db, lines: Book): Promise<void> {
  const folder = process.env.SARRAF_BOOKS;
  if (folder)
    appendFileSync(join(folder, `${process.pid}.jsonl`), lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  expect(await bookFaults(db, lines)).toEqual({});
}
