import { type GatewayRefs, type GatewayResult, gatewayOf, openAccount } from "@/server/domain/gateways";
import { attemptOf, chargedTotal } from "@/server/domain/sessions";
import type { Ctx } from "@/server/kernel/types";
import type { OperationKind } from "@/server/kernel/words";

type AskedMovement = { readonly kind: OperationKind; readonly refs: GatewayRefs };

/**
 * Queries a capture, void or refund that was made at the gateway, by the gateway's references.
 * @returns null if the gateway has no answer
 */
export async function askReported(
  ctx: Ctx,
  attemptId: string,
  { kind, refs }: AskedMovement,
): Promise<GatewayResult | null> {
  const { id: merchantId } = ctx.merchant;
  const row = await ctx.db.attempt.findFirst({ where: { id: attemptId, merchantId } });
  if (row === null || Object.keys(refs).length === 0) return null;
  const attempt = attemptOf(row);
  const account = await ctx.db.gateway.findFirst({ where: { merchantId, code: attempt.pgCode } });
  if (account === null) return null;
  const { referenceNumber, gatewayRefs } = attempt;
  const total = chargedTotal(attempt);
  const inquiry = await gatewayOf(attempt.connector).inquire(ctx, {
    account: openAccount(account),
    referenceNumber: `${referenceNumber}-${kind}`,
    firstSentAt: null,
    kind,
    refs,
    total,
    charge: { referenceNumber, refs: gatewayRefs, total },
  });
  return inquiry.known === "answer" ? inquiry.answer : null;
}
