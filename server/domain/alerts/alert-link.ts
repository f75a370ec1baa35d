/** The link in an alert's mail is its reader's credential. */
import { contextFor, merchantFacts } from "@/server/context";
import { userActor } from "@/server/domain/merchants";
import { NotFound } from "@/server/kernel/errors";
import { sha256 } from "@/server/kernel/ids";
import type { Ctx, Language, SystemCtx } from "@/server/kernel/types";
import { signToken, verifyToken } from "@/server/secrets";
import type { Snooze } from "./core/words";
import { type AlertLine, alertLine } from "./list-alerts";
import { snoozeAlert } from "./snooze-alert";

export type AlertLinkParts = { readonly alertId: string; readonly userId: number; readonly email: string };

export function alertHref(language: Language, { alertId, userId, email }: AlertLinkParts): string {
  return `/${language}/console/alert/${signToken("alert", `${alertId} ${userId} ${sha256(email)}`)}`;
}

export type LinkedAlert = { readonly ctx: Ctx; readonly alert: AlertLine };

/**
 * The alert and user of a mailed link. Null if the link is forged, or the user may no longer see alerts or
 * has no confirmed address.
 */
export async function readLinkedAlert(system: SystemCtx, token: string): Promise<LinkedAlert | null> {
  const [alertId, userId, mailbox] = verifyToken("alert", token)?.split(" ") ?? [];
  if (alertId === undefined || userId === undefined) return null;
  const user = await system.db.merchantUser.findFirst({
    where: { id: Number(userId), deletedAt: null, permissions: { has: "console.access" } },
    include: { merchant: true },
  });
  if (user?.confirmedEmail == null || user.confirmedEmail !== user.email) return null;
  if (sha256(user.confirmedEmail) !== mailbox) return null;
  const ctx = contextFor(system, merchantFacts(user.merchant), userActor({ ...user, userId: user.id }, "console"));
  const alert = await alertLine(ctx, alertId);
  return alert && { ctx, alert };
}

export async function snoozeByLink(
  system: SystemCtx,
  { token, snooze, address }: { readonly token: string; readonly snooze: Snooze | null; readonly address: string },
): Promise<void> {
  const linked = await readLinkedAlert(system, token);
  if (linked === null) throw new NotFound();
  const from = { address, consoleSessionId: null };
  await snoozeAlert({ ...linked.ctx, from }, { id: linked.alert.id, snooze });
}
