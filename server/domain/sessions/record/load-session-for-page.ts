/** Reads a session for the customer's pages, whose credential is its unguessable id. */
import { contextFor, merchantFacts } from "@/server/context";
import { type GatewayAccount, gatewayAccount } from "@/server/domain/gateways";
import type { Ctx, SystemCtx } from "@/server/kernel/types";
import { attachmentUrl } from "../addresses";
import { exactAttempts } from "../attempts/exact-attempts";
import { type ChildRow, exactChildren, WITH_CHILDREN } from "./child-transactions";
import { NEWEST_ATTEMPTS, type SessionWithAttempts, withAttempts } from "./session";

export type SessionForPage = {
  /** The customer's context, on the merchant's clock. */
  readonly ctx: Ctx;
  readonly session: SessionWithAttempts;
  /** Its captures, refunds and voids, oldest first. */
  readonly children: readonly ChildRow[];
  /** The accounts of the session's `pg_codes`, in that order; one that was deleted is left out. */
  readonly gateways: readonly GatewayAccount[];
  /** The file for the customer, or null. */
  readonly attachment: PageAttachment | null;
};

/** A file as pages offer it. */
export type PageAttachment = {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Where it is downloaded. */
  readonly href: string;
};

/** The session with all its page shows, or null if there is none. One statement. */
export async function loadSessionForPage(system: SystemCtx, sessionId: string): Promise<SessionForPage | null> {
  const found = await system.db.paymentSession.findUnique({
    where: { id: sessionId, deletedAt: null },
    include: {
      ...WITH_CHILDREN,
      attempts: NEWEST_ATTEMPTS,
      merchant: { include: { gateways: true } },
      attachment: { select: { path: true, fileName: true, size: true } },
    },
  });
  if (found === null) return null;
  const { merchant, attempts, operations, attachment, ...row } = found;
  const facts = merchantFacts(merchant);
  const accounts = new Map(merchant.gateways.map((gateway) => [gateway.code, gateway]));
  return {
    ctx: contextFor(system, facts, { kind: "customer" }),
    session: withAttempts(row, await exactAttempts(system.db, attempts)),
    children: await exactChildren(system.db, operations),
    gateways: row.pgCodes.flatMap((code) => accounts.get(code) ?? []).map(gatewayAccount),
    attachment: attachment && {
      name: attachment.fileName,
      size: attachment.size,
      href: attachmentUrl(facts, attachment.path),
    },
  };
}
