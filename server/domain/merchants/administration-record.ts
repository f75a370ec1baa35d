import { recordAudit } from "@/server/domain/audit";
import type { Ctx, Tx } from "@/server/kernel/types";
import { type AdministrativeAction, OWNER_NEWS, type OwnerNews } from "./core/owner-news";
import { tellOwners } from "./on-administration";
import { ownersOf } from "./owners";

type Recorded = Omit<Parameters<typeof recordAudit>[2], "action" | "reason">;

/**
 * Writes a change's audit event and mail to the owners, in the caller's transaction.
 * @param mailed the object's name in the mail; by default its id
 */
export async function recordAdministration(
  ctx: Ctx,
  tx: Tx,
  { action, mailed, ...facts }: Recorded & { readonly action: AdministrativeAction; readonly mailed?: string },
): Promise<void> {
  await recordAudit(ctx, tx, { action, ...facts });
  await tell(ctx, tx, OWNER_NEWS[action], mailed ?? facts.objectId);
}

const APPROVAL = ["operation_approval_enabled", "operation_approval_amounts", "key_administration_enabled"] as const;

/** Records changed settings; owners get a mail about a changed webhook address or approval rule. */
export async function recordSettings(
  ctx: Ctx,
  tx: Tx,
  { isCredentialChanged, ...facts }: Recorded & { readonly isCredentialChanged: boolean },
): Promise<void> {
  const after = { ...facts.after, ...(isCredentialChanged ? { webhook_credential: "changed" } : {}) };
  await recordAudit(ctx, tx, { action: "settings.changed", ...facts, after });
  const address = facts.after?.webhook_url;
  if (isCredentialChanged || address !== facts.before?.webhook_url)
    await tell(ctx, tx, "webhook_url_changed", String(address ?? "–"));
  const isOther = (name: string): boolean =>
    JSON.stringify(facts.after?.[name]) !== JSON.stringify(facts.before?.[name]);
  if (APPROVAL.some(isOther)) await tell(ctx, tx, "approval_changed", APPROVAL.filter(isOther).join(", "));
}

async function tell(ctx: Ctx, tx: Tx, change: OwnerNews, object: string): Promise<void> {
  const to = await ownersOf(ctx, tx);
  if (to.length > 0) await tellOwners(ctx, tx, { to, change, object, by: nameOf(ctx) });
}

function nameOf({ actor }: Ctx): string | null {
  if (actor.kind === "user") return actor.username;
  return "keyId" in actor ? actor.keyId : null;
}
