import { randomBytes } from "node:crypto";
import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import { countFormPost } from "@/server/domain/limits";
import { maskedAnswer } from "@/server/domain/request-log";
import { monthlyId, monthNumber } from "@/server/kernel/ids";
import type { Ctx } from "@/server/kernel/types";
import type { EndpointTestView } from "../contract/endpoints";
import { TIMEOUT_MS, WEBHOOK_HEADERS } from "../deliver";
import { post } from "../post";
import { endpointOf } from "./administer-endpoints";
import { signedRequest } from "./endpoint-request";

const TEST_TYPE = "endpoint.test";

/**
 * Posts a signed test body once to an endpoint, even if paused; it is not an event, and is not retried.
 * @throws {NotFound}
 * @throws {RateLimited} above 30 per minute
 */
export async function testEndpoint(ctx: Ctx, endpointId: string): Promise<EndpointTestView> {
  const row = await endpointOf(ctx, ctx.db, endpointId);
  await countFormPost(ctx, ctx.merchant.id);
  await transaction(ctx.db, (tx) => recordAudit(ctx, tx, { action: "webhook_endpoint.tested", objectId: endpointId }));
  const sentAt = ctx.realNow();
  const id = monthlyId("evt", monthNumber(sentAt), randomBytes(25));
  const object = { object: "endpoint", id: row.id, url: row.url };
  const body = { id, type: TEST_TYPE, created_at: ctx.now().toISOString(), object, previous_state: null };
  const formerUntil = row.formerUntil?.toISOString() ?? null;
  const request = signedRequest({ ...row, formerUntil }, { id, body: JSON.stringify(body), sentAt });
  const made = await post({
    url: row.url,
    headers: { ...WEBHOOK_HEADERS, ...request.headers },
    body: request.body,
    timeoutMs: TIMEOUT_MS,
    awaitsAnswer: true,
  });
  return {
    ...made.outcome,
    answer: made.answer && maskedAnswer(made.answer, request.own),
    duration_ms: made.durationMs,
  };
}
