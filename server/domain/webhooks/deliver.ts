/**
 * Tries a delivery once: claims it, posts, and records the result. No transaction is open during the post.
 */

import { limitConcurrency } from "@/server/db/driver/batching";
import { transaction } from "@/server/db/transactions/transaction";
import { signingKey, webhookSecrets } from "@/server/domain/merchants";
import { maskedAnswer } from "@/server/domain/request-log";
import { API_VERSIONS } from "@/server/kernel/api-version";
import { Conflict } from "@/server/kernel/errors";
import { retryAfterSeconds } from "@/server/kernel/retry-after";
import type { ClockWalk, Ctx, Slot } from "@/server/kernel/types";
import { dialledAddress } from "@/server/kernel/webhook-address";
import { unseal } from "@/server/secrets";
import { bodyOfVersion } from "./core/body-of-version";
import { type DeliveryOutcome, decideDelivery } from "./core/outcome";
import { basicHeader, secretParts } from "./core/own-headers";
import { standardWebhooksHeaders } from "./core/signatures";
import { SKIPPED_TEXT } from "./core/words";
import { endpointRequest, type SignedRequest } from "./endpoints/endpoint-request";
import { type Exchange, post } from "./post";
import { type Claimant, type ClaimedDelivery, claimDelivery } from "./statements/claim";
import { addAnswer, type RecordedTry, recordTry } from "./statements/record-try";
import { releaseClaim } from "./statements/release-claim";
import { stopDeliveries } from "./statements/stop-deliveries";

export const TIMEOUT_MS = 15_000;
/** Milliseconds of time-out during an advance of a test clock, which awaits deliveries (decision 0055). */
const WALK_TIMEOUT_MS = 2_000;
const MOST_FOR_ADDRESS_MS = 3_000;
const MOST_FOR_WALK_MS = 20_000;
export const WEBHOOK_HEADERS = { "content-type": "application/json", "user-agent": "Sarraf-Webhooks/1.0" } as const;

export const UNDER_WAY = "The event is being delivered at this moment.";

const SKIPPED: DeliveryOutcome = {
  status: null,
  error: SKIPPED_TEXT,
};

const UNSENT = { retryAfter: null, durationMs: 0, answer: null, laterAnswer: null, signed: null } as const;

/**
 * Limits concurrent writes of results, so that a thousand attempts that end at once leave database
 * connections to others.
 */
const fewAtATime = limitConcurrency(8);
const fewLateAnswers = limitConcurrency(2);

/**
 * Makes the first attempt of a delivery that a settlement leased to this request. The status line ends the
 * attempt, because the customer waits.
 * @returns the outcome; an error if another process has the delivery
 */
export async function deliverNow(ctx: Ctx, deliveryId: string): Promise<DeliveryOutcome> {
  return (
    (await tryDelivery(ctx, deliveryId, { claimant: "first", awaitsAnswer: false })) ?? {
      status: null,
      error: "It is being delivered already.",
    }
  );
}

/**
 * Makes an attempt and records its outcome; null if the claim fails. A delivery to a paused or deleted
 * endpoint is stopped instead. A scheduled attempt that an advance of the test clock skips becomes due when
 * the advance ends.
 * @param by.slot a job's slot, released while the receiver responds
 */
export async function tryDelivery(
  ctx: Ctx,
  deliveryId: string,
  by: { readonly claimant: Claimant; readonly slot?: Slot | undefined; readonly awaitsAnswer?: boolean },
): Promise<DeliveryOutcome | null> {
  const claimed = await claimDelivery(ctx, deliveryId, by.claimant);
  if (claimed === null) return null;
  if (!isReceived(claimed)) {
    await stopClaimed(ctx, claimed);
    return null;
  }
  if (!claimed.asked && isSkipped(ctx, claimed)) {
    const dueAt = new Date((ctx.walk?.until.getTime() ?? 0) + 1);
    await releaseClaim(ctx, ctx.db, { claimed, dueAt });
    return SKIPPED;
  }
  by.slot?.waits();
  const { outcome, retryAfter, durationMs, answer, laterAnswer, signed } = await exchange(
    ctx,
    claimed,
    by.awaitsAnswer,
  );
  const at = ctx.now();
  const { state, attempts, asked, dueAt } = claimed;
  const decided = decideDelivery({
    state,
    attempts,
    asked,
    dueAt,
    outcome,
    retryAfterSeconds: retryAfterSeconds(retryAfter, ctx.realNow()),
    at,
    random: Math.random(),
  });
  const record = () => recordTry(ctx, { claimed, outcome, decided, durationMs, at, answer, signed });
  await (by.claimant === "due" ? fewAtATime(record) : record());
  if (laterAnswer !== null) void keepAnswer(ctx, { claimed, at, answer: laterAnswer });
  if (outcome.error !== null) {
    ctx.log.warn({ deliveryId, attempts, ...outcome, state: decided.to }, "A webhook was not accepted.");
  }
  return outcome;
}

/**
 * Tries the delivery as {@link tryDelivery} does.
 * @throws {Conflict} if the claim fails
 */
export async function requireTry(
  ctx: Ctx,
  { id, claimant }: { readonly id: string; readonly claimant: Claimant },
): Promise<DeliveryOutcome> {
  const outcome = await tryDelivery(ctx, id, { claimant });
  if (outcome === null) throw new Conflict(UNDER_WAY);
  return outcome;
}

type LateAnswer = Pick<RecordedTry, "claimed" | "at"> & { readonly answer: Promise<string> };

async function keepAnswer(ctx: Ctx, { claimed, at, answer }: LateAnswer): Promise<void> {
  try {
    const arrived = await answer;
    await fewLateAnswers(() => addAnswer(ctx, { claimed, at, answer: arrived }));
  } catch (error) {
    ctx.log.warn({ err: error, deliveryId: claimed.id }, "A receiver's answer could not be kept.");
  }
}

/**
 * False if the delivery's endpoint was paused or deleted; an event committed at the same time may have left
 * such a delivery pending.
 */
function isReceived({ endpointId, endpoint }: ClaimedDelivery): boolean {
  return endpointId === null || (endpoint !== null && endpoint.pausedAt === null);
}

async function stopClaimed(ctx: Ctx, claimed: ClaimedDelivery): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    await releaseClaim(ctx, tx, { claimed, dueAt: claimed.dueAt });
    await stopDeliveries(ctx, tx, { id: claimed.id });
  });
}

export function isSkipped({ walk }: Ctx, { url }: { readonly url: string }): boolean {
  if (walk === undefined) return false;
  const waitedMs = [...walk.waitedMs.values()].reduce((sum, each) => sum + each, 0);
  return walk.failedUrls.has(url) || waitedMs >= MOST_FOR_WALK_MS;
}

function countWait({ failedUrls, waitedMs }: ClockWalk, { url }: ClaimedDelivery, from: number): void {
  const waited = (waitedMs.get(url) ?? 0) + performance.now() - from;
  waitedMs.set(url, waited);
  if (waited >= MOST_FOR_ADDRESS_MS) failedUrls.add(url);
}

async function exchange(
  ctx: Ctx,
  claimed: ClaimedDelivery,
  awaitsAnswer = true,
): Promise<Exchange & Pick<RecordedTry, "signed">> {
  const { walk } = ctx;
  const begunAt = performance.now();
  if (isSkipped(ctx, claimed)) return { ...UNSENT, outcome: SKIPPED };
  const sentAt = ctx.realNow();
  const { headers, own, body, signature } = requestOf(claimed, sentAt);
  const made = await post({
    url: dialledAddress(claimed.url),
    headers: { ...WEBHOOK_HEADERS, ...headers },
    body,
    timeoutMs: walk === undefined ? TIMEOUT_MS : WALK_TIMEOUT_MS,
    awaitsAnswer,
  });
  if (walk !== undefined) countWait(walk, claimed, begunAt);
  if (made.outcome.error !== null) walk?.failedUrls.add(claimed.url);
  return {
    ...made,
    answer: made.answer && maskedAnswer(made.answer, own),
    laterAnswer: made.laterAnswer?.then((answer) => maskedAnswer(answer, own)) ?? null,
    signed: { at: sentAt, signature },
  };
}

function requestOf(claimed: ClaimedDelivery, sentAt: Date): SignedRequest {
  const { payload, apiVersion: version, eventId: id, endpointId, endpoint } = claimed;
  if (endpointId !== null) {
    if (endpoint === null) throw new Error(`The webhook endpoint ${endpointId} is deleted.`);
    return endpointRequest(endpoint, { ...claimed, id }, sentAt);
  }
  const { hmacKey } = signingKey(claimed);
  const body = bodyOfVersion({ payload, hmacKey, version }, API_VERSIONS);
  const standard = standardWebhooksHeaders(webhookSecrets(claimed, sentAt), { id, sentAt, body });
  const basic: Record<string, string> =
    claimed.credential === null ? {} : { authorization: basicHeader(unseal(claimed.credential)) };
  return {
    headers: { "sarraf-version": version, ...basic, ...standard },
    own: secretParts(basic),
    body,
    signature: standard["webhook-signature"],
  };
}
