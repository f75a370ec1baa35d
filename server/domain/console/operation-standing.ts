import type { OperationRequest } from "@/server/db/generated/client";
import { DESTINATIONS, type Destination } from "@/server/domain/operations/core/words";
import { currency } from "@/server/kernel/currency";
import { money } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import { wordOf } from "@/server/kernel/words";
import { type WireAmount, wireAmount } from "./wire-amount";

/** State of an operation or request. Instants are ISO 8601. */
export type OperationStanding = {
  readonly kind: string;
  readonly state: string;
  readonly amount: WireAmount;
  readonly isToWallet: boolean;
  readonly reference: string | null;
  readonly said: string | null;
  readonly until: string | null;
};

/**
 * Finds an operation or approval request by session and Tracking-Key; null if none exists, or if the gateway
 * refused the operation, which can then be repeated.
 */
export async function readStanding(
  ctx: Ctx,
  { sessionId, key }: { readonly sessionId: string; readonly key: string },
): Promise<OperationStanding | null> {
  const named = { merchantId: ctx.merchant.id, sessionId, trackingKey: key };
  const newest = { createdAt: "desc" } as const;
  const request = await ctx.db.operationRequest.findFirst({ where: named, orderBy: newest });
  const operation = await operationOf(ctx, request, named);
  if (operation !== null) {
    const { kind, state, destination, referenceNumber: reference, message: said, inquireAt: until } = operation;
    return { kind, state, ...moved(operation, destination), reference, said, until: iso(until) };
  }
  if (request === null) return null;
  const { kind, state, destination, message, decisionNote, expiresAt } = request;
  const said = decisionNote ?? message;
  const facts = { kind, state: `request_${state}`, reference: null, said, until: iso(expiresAt) };
  return { ...facts, ...moved(request, destination) };
}

type NamedOperation = { readonly merchantId: string; readonly sessionId: string; readonly trackingKey: string };

/** An approved request's newest operation is found by id, because a retry has no Tracking-Key. */
async function operationOf(ctx: Ctx, request: OperationRequest | null, named: NamedOperation) {
  const state = request?.state;
  if (state === "pending" || state === "manual_action_required") return null;
  const { trackingKey, ...own } = named;
  const isApproved = state === "approved" || state === "done";
  const which = isApproved ? { ...own, id: request?.operationId ?? "" } : { ...own, trackingKey };
  return ctx.db.operation.findFirst({
    where: { ...which, state: { not: "refused" } },
    orderBy: { createdAt: "desc" },
  });
}

type AmountColumns = { readonly amount: { toFixed(): string }; readonly currency: string };

const IS_TO_WALLET: Readonly<Record<Destination, boolean>> = { pg: false, wallet: true };

function moved({ amount, currency: code }: AmountColumns, destination: string) {
  const to = wordOf(DESTINATIONS, destination, "destination");
  return { amount: wireAmount(money(amount.toFixed(), currency(code))), isToWallet: IS_TO_WALLET[to] };
}

function iso(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}
