import { contextFor, merchantFacts } from "@/server/context";
import { rowsOf } from "@/server/db/driver/named-statement";
import type { GatewayAccount } from "@/server/domain/gateways";
import type { Ctx, SystemCtx } from "@/server/kernel/types";
import { attachmentUrl } from "../addresses";
import type { ChildRow } from "./child-transactions";
import type { SessionWithAttempts } from "./session";
import { sessionWithAll } from "./session-row";
import { SESSION_FOR_PAGE } from "./statements/load-session-for-page";

export type SessionForPage = {
  readonly ctx: Ctx;
  readonly session: SessionWithAttempts;
  readonly children: readonly ChildRow[];
  readonly gateways: readonly GatewayAccount[];
  readonly attachment: PageAttachment | null;
};

export type PageAttachment = {
  readonly name: string;
  readonly size: number;
  readonly href: string;
};

/**
 * Everything that the session's page shows; null if the session does not exist. The session's unguessable id
 * is the credential.
 */
export async function loadSessionForPage(system: SystemCtx, sessionId: string): Promise<SessionForPage | null> {
  const [found] = await rowsOf(system.db, SESSION_FOR_PAGE, [sessionId]);
  if (found === undefined) return null;
  const { merchant, attachment, ...row } = found;
  const facts = merchantFacts(merchant);
  const { accounts: gateways, ...read } = sessionWithAll(row);
  return {
    ...read,
    ctx: contextFor(system, facts, { kind: "customer" }),
    gateways,
    attachment: attachment && {
      name: attachment.name,
      size: attachment.size,
      href: attachmentUrl(facts, attachment.path),
    },
  };
}
