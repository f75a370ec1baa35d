/** Reads a session for the customer's pages; the unguessable id is the credential. */
import { contextFor, type MerchantRow, merchantFacts } from "@/server/context";
import { type NamedStatement, rowsOf } from "@/server/db/driver/named-statement";
import type { GatewayAccount } from "@/server/domain/gateways";
import { MERCHANT_COLUMNS } from "@/server/domain/merchants";
import type { Ctx, SystemCtx } from "@/server/kernel/types";
import { attachmentUrl } from "../addresses";
import type { ChildRow } from "./child-transactions";
import type { SessionWithAttempts } from "./session";
import { SESSION_WITH_ALL, type SessionWithAllRow, sessionWithAll } from "./session-row";

export type SessionForPage = {
  /** The customer's context, on the merchant's clock. */
  readonly ctx: Ctx;
  readonly session: SessionWithAttempts;
  /** Captures, refunds and voids, oldest first. */
  readonly children: readonly ChildRow[];
  /** The accounts in the order of `pg_codes`, without deleted ones. */
  readonly gateways: readonly GatewayAccount[];
  /** The file for the customer, or null. */
  readonly attachment: PageAttachment | null;
};

export type PageAttachment = {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** The download address. */
  readonly href: string;
};

type Row = SessionWithAllRow & {
  readonly merchant: MerchantRow;
  readonly attachment: { readonly name: string; readonly size: number; readonly path: string } | null;
};

const SESSION_FOR_PAGE: NamedStatement<Row> = {
  name: "session_for_page",
  pipelined: true,
  text: `SELECT ${SESSION_WITH_ALL},
      (SELECT row_to_json(facts) FROM (SELECT ${MERCHANT_COLUMNS.sql}) facts) AS merchant,
      (SELECT row_to_json(file) FROM (SELECT f.file_name AS name, f.size, f.path FROM attachment f
        WHERE f.path = s.attachment_path AND f.merchant_id = s.merchant_id) file) AS attachment
    FROM payment_session s JOIN merchant m ON m.id = s.merchant_id WHERE s.id = $1 AND s.deleted_at IS NULL`,
};

/** Everything that the session's page shows, or null if there is no session. One statement. */
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
