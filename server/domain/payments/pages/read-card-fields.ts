import type { CardScript } from "@/server/domain/gateways";
import { isPayableAt, loadSessionForPage } from "@/server/domain/sessions";
import type { SystemCtx } from "@/server/kernel/types";
import { cardEntryOf } from "../attempt/card-entry";
import { scriptsFor } from "../attempt/pays-elsewhere";
import type { CardEntry } from "../views";

type CardFields = {
  readonly script: CardScript;
  readonly entry: CardEntry;
  /** Origins of merchants' pages that may embed the checkout. */
  readonly origins: readonly string[];
};

/** A session's card fields; null if it cannot be paid by a card that the gateway's script encrypts. */
export async function readCardFields(
  system: SystemCtx,
  { sessionId, pgCode }: { readonly sessionId: string; readonly pgCode: string },
): Promise<CardFields | null> {
  const page = await loadSessionForPage(system, sessionId);
  if (page === null || !isPayableAt(page.session, page.ctx.now())) return null;
  const { ctx, session, gateways } = page;
  const account = gateways.find(({ code }) => code === pgCode);
  const script = (await scriptsFor(page)).get(pgCode);
  if (account === undefined || script === undefined) return null;
  const entry = cardEntryOf({ ctx, session, account, connector: account.connector }, true);
  return { script, entry, origins: ctx.merchant.allowedOrigins };
}
