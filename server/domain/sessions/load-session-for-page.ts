/** Reads a session for the customer's pages, where its unguessable id is the credential. */
import { contextFor, merchantFacts } from "../../context";
import type { Ctx, SystemCtx } from "../../kernel/types";
import { type GatewayAccount, gatewayAccount } from "../gateways";
import type { AttemptRow } from "./attempt-view";
import { type ChildRow, exactChildren, WITH_CHILDREN } from "./child-transactions";
import { exactAttempts } from "./exact-attempts";
import type { SessionRow } from "./view";

export type SessionForPage = {
  /** The customer's context, on the merchant's clock. */
  readonly ctx: Ctx;
  readonly session: SessionRow;
  /** Oldest first. */
  readonly attempts: readonly AttemptRow[];
  /** Its captures, refunds and voids, oldest first. */
  readonly children: readonly ChildRow[];
  /** The accounts of the session's `pg_codes`, in that order; one that was taken away since is left out. */
  readonly gateways: readonly GatewayAccount[];
};

/** The session with all its page shows, or null when there is none. One statement. */
export async function loadSessionForPage(system: SystemCtx, sessionId: string): Promise<SessionForPage | null> {
  const row = await system.db.paymentSession.findUnique({
    where: { id: sessionId, deletedAt: null },
    include: { ...WITH_CHILDREN, attempts: { orderBy: { number: "asc" } }, merchant: { include: { gateways: true } } },
  });
  if (row === null) return null;
  const { merchant, attempts, operations, ...session } = row;
  const accounts = new Map(merchant.gateways.map((gateway) => [gateway.code, gateway]));
  return {
    ctx: contextFor(system, merchantFacts(merchant), { kind: "customer" }),
    session,
    attempts: await exactAttempts(system.db, attempts),
    children: await exactChildren(system.db, operations),
    gateways: session.pgCodes.flatMap((code) => accounts.get(code) ?? []).map(gatewayAccount),
  };
}
