import { setTimeout as sleep } from "node:timers/promises";
import { type GatewayRefs, gatewayOf, isConnector } from "@/server/domain/gateways";
import { countFormPost } from "@/server/domain/limits";
import { type Attempt, isInFlight, isOpen } from "@/server/domain/sessions";
import { RateLimited } from "@/server/kernel/errors";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx, SystemCtx } from "@/server/kernel/types";
import { LEFT_PAGE } from "../attempt/addresses";
import { keepCandidates } from "../attempt/candidates";
import { loadPayPage } from "../attempt/load-pay-page";
import { readPayment } from "../record/statements/read-payment";
import { askAtOnce, CLAIM_SECONDS } from "./ask-at-once";

/** Milliseconds that the customer waits before the page says that the payment is being confirmed. */
const PATIENCE_MS = 4_000;
const LOOK_EVERY_MS = 400;
/** Milliseconds until the second query of the gateway; the first is immediate. */
const ASK_AGAIN_MS = 2_000;
/** Maximum number of gateway queries per minute and attempt: for returns with references, and without. */
const MOST_ASKING = 6;
/**
 * `confirming`: the outcome is unknown, and the checkout says so; `left`: the customer left the gateway's
 * page without paying, and it can be opened again; `again`: the bank requires another step.
 */
export type ReturnOutcome =
  | { readonly kind: "decided" | "confirming" | "left" | "again"; readonly sessionId: string }
  | { readonly kind: "not_found" };

/**
 * Handles a customer's return from the gateway's page: queries the gateway at most twice and waits some
 * seconds for an outcome, also by a notification. References in the browser's query are stored only if the
 * gateway confirms them.
 * @param query the query of the return address; the first value of each name
 */
export async function returnFromPage(
  system: SystemCtx,
  { token, query }: { token: string; query: Readonly<Record<string, string>> },
): Promise<ReturnOutcome> {
  const page = await loadPayPage(system, token);
  if (page === null) return { kind: "not_found" };
  const { ctx, attempt } = page;
  const { sessionId, id, pageUrl } = attempt;
  if (!isOpen(attempt)) return { kind: isInFlight(attempt) ? "confirming" : "decided", sessionId };
  const hasLeft = query[LEFT_PAGE] !== undefined;
  const brought = candidatesOf(attempt, query);
  const bringsRefs = Object.keys(brought).length > 0;
  const candidates = bringsRefs ? [brought] : [];
  const asks = !hasLeft && (await mayAsk(system, bringsRefs ? `${id}:refs` : id));
  const keep = async () => bringsRefs && (await keepCandidates(ctx, id, brought));
  if (!asks) await keep().then(() => askWithinClaim(ctx, id));
  if (hasLeft) return { kind: "left", sessionId };
  const hasAsked = asks && (await askAtOnce(ctx, attempt, candidates));
  if (asks && !hasAsked) await keep();
  // If the references are missing or another payment's, the first query has already called the gateway twice.
  const isKnown = Object.keys(attempt.gatewayRefs).length > 0;
  let asksAgain = asks && !(hasAsked && (bringsRefs || !isKnown));
  const { patience = 1 } = system;
  const start = performance.now();
  while (performance.now() < start + PATIENCE_MS * patience) {
    const now = await readPayment(ctx.db, ctx.merchant.id, id);
    if (now === null || !isOpen(now.attempt)) return { kind: "decided", sessionId };
    if (now.attempt.pageUrl !== pageUrl) return { kind: "again", sessionId };
    await sleep(LOOK_EVERY_MS * patience);
    if (!asksAgain || performance.now() < start + ASK_AGAIN_MS * patience) continue;
    asksAgain = false;
    await askAtOnce(ctx, now.attempt, hasAsked ? [] : candidates);
  }
  return { kind: "confirming", sessionId };
}

function candidatesOf({ connector, gatewayRefs }: Attempt, query: Readonly<Record<string, string>>): GatewayRefs {
  const brought = isConnector(connector) ? (gatewayOf(connector).readReturn?.(query) ?? {}) : {};
  return Object.fromEntries(Object.entries(brought).filter(([name]) => gatewayRefs[name] === undefined));
}

async function mayAsk(system: SystemCtx, counted: string): Promise<boolean> {
  try {
    await countFormPost(system, `return:${counted}`, MOST_ASKING);
    return true;
  } catch (error) {
    if (error instanceof RateLimited) return false;
    throw error;
  }
}

/** Makes a job query the gateway soon, after any claim on the inquiry has ended. */
async function askWithinClaim(ctx: Ctx, id: string): Promise<void> {
  const at = addSeconds(ctx.now(), CLAIM_SECONDS);
  const where = { id, merchantId: ctx.merchant.id, inquireAt: { gt: at }, parkedAt: null };
  await ctx.db.attempt.updateMany({ where, data: { inquireAt: at } });
}
