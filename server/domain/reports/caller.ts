import { requirePermission } from "@/server/domain/merchants";
import { Forbidden } from "@/server/kernel/errors";
import type { Actor } from "@/server/kernel/types";

const PERMISSION = "report.can_view_report";

/**
 * The caller, as stored with links and downloads.
 * @throws {Forbidden} without a credential
 */
export function callerOf(actor: Actor): string {
  if (actor.kind === "user") return `user:${actor.id}`;
  if ("keyId" in actor) return `key:${actor.keyId}`;
  throw new Forbidden();
}

export function requireReports(actor: Actor): void {
  requirePermission(actor, PERMISSION);
}
