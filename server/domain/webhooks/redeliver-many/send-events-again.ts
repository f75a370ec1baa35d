import { dueJob } from "@/server/db/due-items";
import type { Redelivery } from "@/server/db/generated/client";
import { Conflict, NotFound } from "@/server/kernel/errors";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx, Job, Slot } from "@/server/kernel/types";
import { type AgainOutcome, afterTry } from "../core/send-again";
import { isSkipped } from "../deliver";
import { redeliverToEndpoint } from "../endpoints/redeliver-to-endpoint";
import { redeliver } from "../redeliver";
import { AGAIN } from "./statements";

/** Lease in real seconds, longer than an attempt may take; each attempt renews it. */
const LEASE_SECONDS = 60;
/** Maximum number of events per run, so that other work is not delayed. */
const PAGE = 5;

/**
 * Sends events again, to each address one by one. If a process dies meanwhile, at most one event is sent
 * twice.
 */
export const sendEventsAgain: Job = dueJob(AGAIN, { name: "send-events-again", waiting: 64, run: sendSome });

async function sendSome(ctx: Ctx, id: string, slot?: Slot): Promise<void> {
  let lane = await claim(ctx, id);
  slot?.waits();
  for (let count = 1; lane !== null; count += 1) lane = await sendNext(ctx, lane, count < PAGE);
}

async function claim(ctx: Ctx, id: string): Promise<Redelivery | null> {
  const real = ctx.realNow();
  const isFree = { OR: [{ leaseUntil: null }, { leaseUntil: { lte: real } }] };
  const where = { id, merchantId: ctx.merchant.id, dueAt: { lte: ctx.now() }, ...isFree };
  const leaseUntil = addSeconds(real, LEASE_SECONDS);
  const [taken] = await ctx.db.redelivery.updateManyAndReturn({ where, data: { leaseUntil } });
  return taken ?? null;
}

/** Postpones a redelivery until the advance of the test clock ends. */
async function postpone(ctx: Ctx, { id, tried, leaseUntil }: Redelivery, until: Date): Promise<null> {
  const dueAt = new Date(until.getTime() + 1);
  await ctx.db.redelivery.updateMany({ where: { id, tried, leaseUntil }, data: { dueAt, leaseUntil: null } });
  return null;
}

async function sendNext(ctx: Ctx, lane: Redelivery, goesOn: boolean): Promise<Redelivery | null> {
  if (ctx.walk !== undefined && isSkipped(ctx, lane)) return postpone(ctx, lane, ctx.walk.until);
  const eventId = lane.eventIds[lane.tried];
  const outcome = eventId === undefined ? "gone" : await sendAgain(ctx, eventId, lane.endpointId);
  const next = afterTry(lane, { outcome, total: lane.eventIds.length, now: ctx.now() });
  const holds = goesOn && next.dueAt !== null && outcome !== "failed";
  const { tried, delivered, failures, dueAt } = next;
  const leaseUntil = holds ? addSeconds(ctx.realNow(), LEASE_SECONDS) : null;
  const [kept] = await ctx.db.redelivery.updateManyAndReturn({
    where: { id: lane.id, tried: lane.tried, leaseUntil: lane.leaseUntil },
    data: { tried, delivered, failures, dueAt, leaseUntil },
  });
  return holds ? (kept ?? null) : null;
}

async function sendAgain(ctx: Ctx, eventId: string, endpointId: string | null): Promise<AgainOutcome> {
  try {
    const error =
      endpointId === null
        ? (await redeliver(ctx, eventId)).last_error
        : (await redeliverToEndpoint(ctx, eventId, endpointId)).error;
    return error === null ? "delivered" : "failed";
  } catch (error) {
    if (error instanceof NotFound || error instanceof Conflict) return "gone";
    throw error;
  }
}
