/** Simulates captures, voids and refunds, one at a time for each charge. */

import { Decimal } from "decimal.js";
import { rowsOfBatch } from "@/server/db/driver/named-statement";
import { optimisticTransaction } from "@/server/db/transactions/transaction";
import { currency } from "@/server/kernel/currency";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx, Tx } from "@/server/kernel/types";
import type { FollowUpCall } from "../calls";
import type { GatewayResult } from "../core/result";
import {
  type Book,
  type BookLine,
  type FollowUpKind,
  followUpResult,
  followUpVerdict,
  refusalByBooks,
} from "./core/follow-up";
import { cannotBeAsked, secondsOf } from "./core/switches";
import { answerOf, type NewEntry, recordFirst } from "./entries";
import { randomDigits } from "./fresh-ids";
import { tellLater } from "./on-notice";
import { CHARGE, FOLLOW_UPS, type FollowUpRow, type LineRow } from "./statements/decide-follow-up";

/**
 * Decides an operation under the lock of its charge and records it; a repeated reference gets the first
 * answer. Its transaction is never part of the service's transactions.
 */
export async function decideFollowUp(ctx: Ctx, kind: FollowUpKind, call: FollowUpCall): Promise<GatewayResult> {
  const { account, referenceNumber, amount } = call;
  const { gatewayCode } = account;
  const chargeReference = call.charge.referenceNumber;
  return optimisticTransaction(ctx.db, async (tx) => {
    const { book, followUps } = await lockedBook(ctx, tx, call);
    const earlier = followUps.find((line) => line.kind === kind && line.referenceNumber === referenceNumber);
    if (earlier !== undefined) return answerOf(earlier, ctx.now());
    const verdict = refusalByBooks(book, kind, amount) ?? followUpVerdict(kind, call.extra, call.sessionExtra);
    const result = followUpResult({
      kind,
      verdict,
      amount,
      referenceNumber,
      chargeReference,
      transactionId: randomDigits(15),
    });
    const switches = switchesOf(ctx.now(), call, result);
    if (switches.failsAt !== undefined) {
      const notice = { about: kind, referenceNumber, failedLater: true };
      await tellLater(ctx, tx, { gatewayCode, notice, at: switches.failsAt });
    }
    return recordFirst(ctx, tx, {
      gatewayCode,
      referenceNumber,
      kind,
      chargeReference,
      amount,
      result,
      ...switches,
    });
  });
}

/**
 * Options in the operation's `extra`: a delayed decision, a later failure, or no answers to inquiries (except
 * about a delayed decision, which only an inquiry can reveal).
 */
function switchesOf(
  now: Date,
  { extra }: FollowUpCall,
  { outcome }: GatewayResult,
): Pick<NewEntry, "decidesAt" | "failsAt" | "cannotAsk"> {
  const slow = secondsOf(extra, "sandbox_slow_seconds");
  const fails = outcome === "success" ? secondsOf(extra, "sandbox_fails_later_seconds") : null;
  return {
    ...(slow !== null && { decidesAt: addSeconds(now, slow) }),
    ...(fails !== null && { failsAt: addSeconds(now, (slow ?? 0) + fails) }),
    cannotAsk: slow === null && cannotBeAsked(extra),
  };
}

type LockedBook = { readonly book: Book; readonly followUps: readonly FollowUpRow[] };

async function lockedBook(ctx: Ctx, tx: Tx, call: FollowUpCall): Promise<LockedBook> {
  const charged = [ctx.merchant.id, call.account.gatewayCode, call.charge.referenceNumber];
  const [[charge], followUps] = await rowsOfBatch<[LineRow, FollowUpRow]>(tx, [
    { statement: CHARGE, values: charged },
    { statement: FOLLOW_UPS, values: [...charged, ctx.now()] },
  ]);
  const book = { charge: charge === undefined ? null : lineOf(charge), followUps: followUps.map(lineOf) };
  return { book, followUps };
}

function lineOf(row: LineRow): BookLine {
  return {
    kind: row.kind,
    outcome: row.outcome,
    amount: new Decimal(row.amount),
    currency: currency(row.currency.trim()),
  };
}
