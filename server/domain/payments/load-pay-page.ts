/** Finds the attempt of a pay page by its token, with the merchant whose clock and gateways count. */
import { contextFor, merchantFacts } from "../../context";
import type { Ctx, SystemCtx } from "../../kernel/types";
import { signToken, verifyToken } from "../../secrets";
import { type GatewayAccount, gatewayAccount } from "../gateways";

/** The token of an attempt's pay page; it names the attempt and dies with it. */
export function payPageToken(attemptId: string): string {
  return signToken("attempt-token", attemptId);
}

const WITH_SESSION = {
  session: {
    include: { merchant: { include: { gateways: true } }, attempts: { orderBy: { number: "desc" } } },
  },
} as const;

function findAttempt(system: SystemCtx, id: string) {
  return system.db.attempt.findUnique({ where: { id, session: { deletedAt: null } }, include: WITH_SESSION });
}

export type PayPageRow = NonNullable<Awaited<ReturnType<typeof findAttempt>>>;

export type PayPage = {
  /** The customer's context, on the merchant's clock. */
  readonly ctx: Ctx;
  readonly attempt: PayPageRow;
  /** Null when the account was taken away since. */
  readonly account: GatewayAccount | null;
};

/** The attempt that `token` names, or null when the token is forged or the attempt is gone. One statement. */
export async function loadPayPage(system: SystemCtx, token: string): Promise<PayPage | null> {
  const attemptId = verifyToken("attempt-token", token);
  const attempt = attemptId === null ? null : await findAttempt(system, attemptId);
  if (attempt === null) return null;
  const { merchant } = attempt.session;
  const account = merchant.gateways.find((gateway) => gateway.code === attempt.pgCode);
  return {
    ctx: contextFor(system, merchantFacts(merchant), { kind: "customer" }),
    attempt,
    account: account === undefined ? null : gatewayAccount(account),
  };
}
