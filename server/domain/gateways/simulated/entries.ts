/** The simulated gateway's ledger: one row per reference and kind, written once and never changed. */

import { randomUUID } from "node:crypto";
import { rowsOf, sendLater } from "@/server/db/driver/named-statement";
import { withGroupCommit } from "@/server/db/transactions/group-commit";
import { writeJson } from "@/server/kernel/exact-json";
import type { Money } from "@/server/kernel/money";
import type { Ctx, Db, Tx } from "@/server/kernel/types";
import type { GatewayResult } from "../core/result";
import { type BookLine, TAKEN_BACK } from "./core/follow-up";
import { RECORD, RECORD_ONCE, RECORDED } from "./statements/entries";

export type EntryKey = {
  readonly gatewayCode: string;
  readonly referenceNumber: string;
  readonly kind: BookLine["kind"];
};

export type NewEntry = EntryKey & {
  readonly chargeReference: string | null;
  readonly amount: Money;
  readonly result: GatewayResult;
  /** When the outcome of the simulated call becomes final; absent if at once. */
  readonly decidesAt?: Date;
  /** When a completed simulated operation fails; absent if never. */
  readonly failsAt?: Date;
  readonly cannotAsk?: boolean;
};

/** A stored answer. The outcome is pending before `decidesAt` and failed from `failsAt` on. */
type KeptAnswer = GatewayResult & {
  readonly decidesAt?: string;
  readonly failsAt?: string;
  readonly cannotAsk?: boolean;
};

function keptIn(row: { answer: unknown }): KeptAnswer {
  return row.answer as KeptAnswer;
}

export function answerOf(row: { answer: unknown }, now: Date): GatewayResult {
  const { decidesAt, failsAt, cannotAsk: _cannotAsk, ...answer } = keptIn(row);
  if (failsAt !== undefined && new Date(failsAt) <= now) return TAKEN_BACK;
  if (decidesAt === undefined || new Date(decidesAt) <= now) return answer;
  return { outcome: "pending", message: null, raw: { result: "received" }, params: {}, card: null };
}

function kept(ctx: Ctx, entry: NewEntry) {
  const { gatewayCode, referenceNumber, kind, chargeReference, amount, decidesAt, failsAt, cannotAsk } = entry;
  const answer: KeptAnswer = {
    ...entry.result,
    ...(decidesAt && { decidesAt: decidesAt.toISOString() }),
    ...(failsAt && { failsAt: failsAt.toISOString() }),
    ...(cannotAsk && { cannotAsk }),
  };
  const values = [
    ...[randomUUID(), ctx.merchant.id, gatewayCode, referenceNumber, kind, chargeReference],
    ...[amount.amount.toFixed(), amount.currency, answer.outcome, writeJson(answer), ctx.now()],
  ];
  return { answer, values };
}

/**
 * Records an answer and returns it. The caller holds a lock and has checked that the call has no answer yet.
 */
export async function recordFirst(ctx: Ctx, tx: Tx, entry: NewEntry): Promise<GatewayResult> {
  const { answer, values } = kept(ctx, entry);
  await sendLater(tx, RECORD, values);
  return answerOf({ answer }, ctx.now());
}

const recordTogether = withGroupCommit(RECORD_ONCE);

/**
 * Records an answer unless the call has one, and returns the recorded answer. Concurrent calls share a
 * commit.
 */
export async function recordOnce(ctx: Ctx, entry: NewEntry): Promise<GatewayResult> {
  const { gatewayCode, referenceNumber, kind } = entry;
  const [row] = await recordTogether(ctx.db, kept(ctx, entry).values);
  if (row !== undefined) return answerOf(row, ctx.now());
  const first = await recordedAnswer(ctx, ctx.db, { gatewayCode, referenceNumber, kinds: [kind] });
  if (first === null) throw new Error("An entry of the simulated gateway's book is missing.");
  return first;
}

type EarlierCall = { gatewayCode: string; referenceNumber: string; kinds: readonly BookLine["kind"][] };

export async function recordedAnswer(ctx: Ctx, db: Db | Tx, call: EarlierCall): Promise<GatewayResult | null> {
  return (await recordedEntry(ctx, db, call))?.answer ?? null;
}

/**
 * A call's recorded answer, its instant on the merchant's clock, and whether inquiries get no answer; null
 * for a call without an answer.
 */
export async function recordedEntry(
  ctx: Ctx,
  db: Db | Tx,
  call: EarlierCall,
): Promise<{ readonly answer: GatewayResult; readonly createdAt: Date; readonly cannotAsk: boolean } | null> {
  const [row] = await rowsOf(db, RECORDED, [ctx.merchant.id, call.gatewayCode, call.referenceNumber, call.kinds]);
  if (row === undefined) return null;
  const { cannotAsk = false } = keptIn(row);
  return { answer: answerOf(row, ctx.now()), createdAt: row.createdAt, cannotAsk };
}
