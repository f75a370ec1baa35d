/** Finds what a caller has in hand, for the palette. */
import { mayUse, SESSION_TYPES, sessionPermission } from "@/server/domain/merchants";
import { normaliseDigits } from "@/server/kernel/digits";
import type { Ctx } from "@/server/kernel/types";
import { listPayments, type PaymentLine } from "./list-payments";
import { readPaymentQuery } from "./payment-query";

/** A payment that may be meant. */
export type FoundPayment = Pick<PaymentLine, "sessionId" | "orderNo" | "amount" | "currency" | "state" | "customer"> & {
  /** Its order or session is exactly what was typed. */
  readonly isExact: boolean;
};

/** Shorter texts are found everywhere. */
const SHORTEST = 2;
/** How many are shown of a kind. */
const MOST = 5;

/**
 * The newest payments that may be meant, exact ones first; none for a text of less than two characters, and
 * for a user who may view no payments.
 */
export async function find(ctx: Ctx, text: string): Promise<readonly FoundPayment[]> {
  const typed = normaliseDigits(text);
  const { values } = readPaymentQuery({ q: typed, range: "all" });
  if (typed.length < SHORTEST || values.q === null || !seesPayments(ctx)) return [];
  const { rows } = await listPayments(ctx, values, MOST);
  const found = rows.flatMap((row) => ("brokenId" in row ? [] : [foundPayment(row, typed)]));
  return found.sort((a, b) => Number(b.isExact) - Number(a.isExact));
}

function foundPayment(row: PaymentLine, typed: string): FoundPayment {
  const { sessionId, orderNo, amount, currency, state, customer } = row;
  const isExact = orderNo === typed || sessionId === typed;
  return { sessionId, orderNo, amount, currency, state, customer, isExact };
}

function seesPayments({ actor }: Ctx): boolean {
  return SESSION_TYPES.some((type) => mayUse(actor, sessionPermission(type, "view")));
}
