/**
 * Who may see one event: a user needs the permission for the type of its session or subscription (Spec,
 * "Credentials" 7 to 12).
 */

import { mayUse, SESSION_TYPES, sessionPermission } from "@/server/domain/merchants";
import { Forbidden } from "@/server/kernel/errors";
import type { Actor } from "@/server/kernel/types";

/**
 * Refuses an actor without the permission for the session's type; a user may not touch events of deleted
 * sessions.
 * @param type of the event's session, null when it was deleted
 * @throws {Forbidden}
 */
export function requireType(actor: Actor, type: string | null, verb: "view" | "change"): void {
  if (actor.kind !== "user") return;
  const known = SESSION_TYPES.find((candidate) => candidate === type);
  if (known === undefined || !mayUse(actor, sessionPermission(known, verb))) throw new Forbidden();
}
