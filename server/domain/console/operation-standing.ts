/** How an operation stands that was begun or asked for on the console. */
import { currency } from "@/server/kernel/currency";
import { money } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import { type WireAmount, wireAmount } from "./wire-amount";

/** One refund, capture or void, or the request for one. Instants are ISO 8601. */
export type OperationStanding = {
  readonly kind: string;
  /** Of the operation, or of a request that has none; the key of its words. */
  readonly state: string;
  readonly amount: WireAmount;
  readonly isToWallet: boolean;
  readonly reference: string | null;
  /** The gateway's or the checker's own words. */
  readonly said: string | null;
  /** When the gateway is asked again, or a request is given up; null if neither. */
  readonly until: string | null;
};

type Named = { readonly sessionId: string; readonly reference: string | null; readonly requestId: string | null };

/** The operation of the session with this reference, or the request with this id; null if there is neither. */
export async function readStanding(
  ctx: Ctx,
  { sessionId, reference, requestId }: Named,
): Promise<OperationStanding | null> {
  if (reference !== null) return ofOperation(ctx, { sessionId, referenceNumber: reference });
  return requestId === null ? null : ofRequest(ctx, { sessionId, id: requestId });
}

async function ofOperation(
  ctx: Ctx,
  where: { readonly sessionId: string } & ({ readonly referenceNumber: string } | { readonly id: string }),
): Promise<OperationStanding | null> {
  const row = await ctx.db.operation.findFirst({ where: { ...where, merchantId: ctx.merchant.id } });
  if (row === null) return null;
  const { kind, state, destination, referenceNumber: reference, message: said, inquireAt } = row;
  return {
    kind,
    state,
    amount: amountOf(row),
    isToWallet: destination === "wallet",
    reference,
    said,
    until: iso(inquireAt),
  };
}

async function ofRequest(
  ctx: Ctx,
  { sessionId, id }: { readonly sessionId: string; readonly id: string },
): Promise<OperationStanding | null> {
  const row = await ctx.db.operationRequest.findFirst({ where: { id, sessionId, merchantId: ctx.merchant.id } });
  if (row === null) return null;
  const { kind, state, destination, operationId, message, decisionNote, expiresAt } = row;
  const isRunning = operationId !== null && (state === "approved" || state === "done");
  if (isRunning) return ofOperation(ctx, { sessionId, id: operationId });
  return {
    kind,
    state: `request_${state}`,
    amount: amountOf(row),
    isToWallet: destination === "wallet",
    reference: null,
    said: decisionNote ?? message,
    until: iso(expiresAt),
  };
}

function iso(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}

function amountOf({ amount, currency: code }: { amount: { toFixed(): string }; currency: string }): WireAmount {
  return wireAmount(money(amount.toFixed(), currency(code)));
}
