import { contextFor, merchantFacts } from "@/server/context";
import { type GatewayAccount, gatewayAccount } from "@/server/domain/gateways";
import type { Attempt, SessionWithAttempts } from "@/server/domain/sessions";
import { exactAttempts, NEWEST_ATTEMPTS, withAttempts } from "@/server/domain/sessions";
import type { Ctx, SystemCtx } from "@/server/kernel/types";
import { signToken, verifyToken } from "@/server/secrets";

/** The token of an attempt's pay page; it does not expire before the attempt. */
export function payPageToken(attemptId: string): string {
  return signToken("attempt-token", attemptId);
}

export function attemptIdOf(token: string): string | null {
  return verifyToken("attempt-token", token);
}

export type PayPage = {
  readonly ctx: Ctx;
  readonly session: SessionWithAttempts;
  readonly attempt: Attempt;
  readonly account: GatewayAccount | null;
};

const WITH_MERCHANT = { merchant: { include: { gateways: true } }, attempts: NEWEST_ATTEMPTS } as const;

/**
 * The pay page's session, attempt and merchant; null if the token is forged or the attempt no longer exists.
 * Uses separate statements, because amounts in JSON of a join lose digits.
 */
export async function loadPayPage(system: SystemCtx, token: string): Promise<PayPage | null> {
  const id = attemptIdOf(token);
  if (id === null) return null;
  const found = await system.db.paymentSession.findFirst({
    where: { deletedAt: null, attempts: { some: { id } } },
    include: WITH_MERCHANT,
  });
  if (found === null) return null;
  const { merchant, attempts, ...row } = found;
  const session = withAttempts(row, await exactAttempts(system.db, attempts));
  const attempt = session.attempts.find((one) => one.id === id);
  if (attempt === undefined) return null;
  const account = merchant.gateways.find(({ code }) => code === attempt.pgCode);
  return {
    ctx: contextFor(system, merchantFacts(merchant), { kind: "customer" }),
    session,
    attempt,
    account: account === undefined ? null : gatewayAccount(account),
  };
}
