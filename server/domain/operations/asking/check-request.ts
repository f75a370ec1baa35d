import { transaction } from "@/server/db/transactions/transaction";
import { AppError, NotFound } from "@/server/kernel/errors";
import type { Money } from "@/server/kernel/money";
import type { Ctx, Tx } from "@/server/kernel/types";
import { approvalState, isAwaiting } from "../core/approval";
import { available } from "../core/decide";
import { lockParent, type ParentTransaction, parentFacts } from "../record/parent-transaction";
import { decideAsk, type RequestedOperation } from "./begin-operation";
import { requireWalletOpen } from "./refund-to-wallet";
import { requestedOperationOf } from "./requested-operation";

export type RequestCheck = {
  readonly refusal: string | null;
  readonly left: Money | null;
};

/**
 * Checks the request as an approval or retry would, without writing. Null if it does not await a decision.
 * @throws {NotFound}
 */
export async function checkRequest(ctx: Ctx, id: string): Promise<RequestCheck | null> {
  return transaction(ctx.db, async (tx) => {
    const request = await tx.operationRequest.findFirst({ where: { id, merchantId: ctx.merchant.id } });
    if (request === null) throw new NotFound();
    if (!isAwaiting(approvalState(request.state))) return null;
    const ask = await requestedOperationOf(tx, request);
    const locked = await lockParent(ctx, tx, request.sessionId);
    if (locked === null) return { refusal: new NotFound().message, left: null };
    return { refusal: await refusalOf(ctx, tx, { ask, locked }), left: leftOf(ctx, ask, locked) };
  });
}

type AskedParent = { readonly ask: RequestedOperation; readonly locked: ParentTransaction };

async function refusalOf(ctx: Ctx, tx: Tx, { ask, locked }: AskedParent): Promise<string | null> {
  try {
    const { destination } = decideAsk(locked, ask, ctx.now());
    if (destination === "wallet") await requireWalletOpen(ctx, tx, locked);
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}

function leftOf(ctx: Ctx, { kind }: RequestedOperation, locked: ParentTransaction): Money | null {
  const { parent } = parentFacts(locked, kind, ctx.now());
  if (parent === null) return null;
  return available(parent, kind);
}
