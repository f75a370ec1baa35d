import { setTimeout as sleep } from "node:timers/promises";
import { json } from "@/server/db/json-column";
import { gatewayOf, isConnector } from "@/server/domain/gateways";
import { isInFlight, isOpen } from "@/server/domain/sessions";
import type { Ctx, SystemCtx } from "@/server/kernel/types";
import { loadPayPage } from "../attempt/load-pay-page";
import { readPayment } from "../record/statements/read-payment";
import { resolveAttempt } from "./resolve-attempt";

/** Milliseconds that the customer waits before the page says that the payment is being confirmed. */
const PATIENCE_MS = 4_000;
const LOOK_EVERY_MS = 400;

/** `confirming`: the outcome is unknown, and the checkout says so. */
export type ReturnOutcome =
  | { readonly kind: "decided" | "confirming"; readonly sessionId: string }
  | { readonly kind: "not_found" };

/**
 * Queries the gateway when the customer returns from its page (Spec, "Pages of gateways"), and waits a few
 * seconds for the answer. The browser's query string identifies the payment and decides nothing.
 * @param query of the return address; the first value of each name
 */
export async function returnFromPage(
  system: SystemCtx,
  { token, query }: { token: string; query: Readonly<Record<string, string>> },
): Promise<ReturnOutcome> {
  const page = await loadPayPage(system, token);
  if (page === null) return { kind: "not_found" };
  const { ctx, attempt } = page;
  const { sessionId, id } = attempt;
  if (!isOpen(attempt)) return { kind: isInFlight(attempt) ? "confirming" : "decided", sessionId };
  await keepReferences(ctx, id, query);
  const giveUpAt = Date.now() + PATIENCE_MS;
  while (Date.now() < giveUpAt) {
    await ring(ctx, id);
    const now = await readPayment(ctx.db, ctx.merchant.id, id);
    if (now === null || !isOpen(now.attempt)) return { kind: "decided", sessionId };
    await sleep(LOOK_EVERY_MS);
  }
  return { kind: "confirming", sessionId };
}

/** The browser's references never replace the gateway's. */
async function keepReferences(ctx: Ctx, attemptId: string, query: Readonly<Record<string, string>>): Promise<void> {
  const payment = await readPayment(ctx.db, ctx.merchant.id, attemptId);
  if (payment === null || !isConnector(payment.attempt.connector)) return;
  const brought = gatewayOf(payment.attempt.connector).readReturn?.(query) ?? {};
  const gatewayRefs = { ...brought, ...payment.attempt.gatewayRefs };
  await ctx.db.attempt.updateMany({
    where: { id: attemptId, merchantId: ctx.merchant.id },
    data: { gatewayRefs: json(gatewayRefs) },
  });
}

async function ring(ctx: Ctx, attemptId: string): Promise<void> {
  const { id: merchantId } = ctx.merchant;
  const where = { id: attemptId, merchantId, inquireAt: { not: null }, parkedAt: null };
  await ctx.db.attempt.updateMany({ where, data: { inquireAt: ctx.now() } });
  await resolveAttempt(ctx, attemptId);
}
