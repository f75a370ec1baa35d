/**
 * Users need the permission for the type of an event's session or subscription (Spec, "Credentials" 7 to 12).
 */

import { isRestricted, mayUse, SESSION_TYPES, sessionPermission } from "@/server/domain/merchants";
import { Forbidden } from "@/server/kernel/errors";
import type { Actor } from "@/server/kernel/types";

/**
 * Checks the permission for an event; users may not access events of permanently deleted sessions.
 * @throws {Forbidden}
 */
export function requireType(actor: Actor, type: string | null, verb: "view" | "change"): void {
  if (!isRestricted(actor)) return;
  const known = SESSION_TYPES.find((candidate) => candidate === type);
  if (known === undefined || !mayUse(actor, sessionPermission(known, verb))) throw new Forbidden();
}
