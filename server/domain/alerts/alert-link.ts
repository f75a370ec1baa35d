/** The link in an alert's mail is its reader's credential. */
import { contextFor, merchantFacts } from "@/server/context";
import { userActor } from "@/server/domain/merchants";
import { NotFound } from "@/server/kernel/errors";
import type { Ctx, Language, SystemCtx } from "@/server/kernel/types";
import { signToken, verifyToken } from "@/server/secrets";
import type { Snooze } from "./core/words";
import { type AlertLine, alertLine } from "./list-alerts";
import { snoozeAlert } from "./snooze-alert";

export type AlertLinkParts = { readonly alertId: string; readonly userId: number };

export function alertHref(language: Language, { alertId, userId }: AlertLinkParts): string {
  return `/${language}/console/alert/${signToken("alert", `${alertId} ${userId}`)}`;
}

export type LinkedAlert = { readonly ctx: Ctx; readonly alert: AlertLine };

/** Null if the link is forged, or if its user may no longer see alerts. */
export async function readLinkedAlert(system: SystemCtx, token: string): Promise<LinkedAlert | null> {
  const [alertId, userId] = verifyToken("alert", token)?.split(" ") ?? [];
  if (alertId === undefined || userId === undefined) return null;
  const user = await system.db.merchantUser.findFirst({
    where: { id: Number(userId), deletedAt: null, permissions: { has: "console.access" } },
    include: { merchant: true },
  });
  if (user === null) return null;
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
