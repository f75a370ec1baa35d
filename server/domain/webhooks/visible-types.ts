/** Who may look at one event: a user needs the permission for the type of its session (decision §4). */
import { Forbidden } from "../../kernel/errors";
import type { Actor } from "../../kernel/types";
import { mayUse, SESSION_TYPES, sessionPermission } from "../merchants";

/**
 * Refuses an actor without the permission for the session's type; a user may not touch events of deleted sessions.
 * @param type of the event's session, null when it was deleted
 * @throws {Forbidden}
 */
export function requireType(actor: Actor, type: string | null, verb: "view" | "change"): void {
  if (actor.kind !== "user") return;
  const known = SESSION_TYPES.find((candidate) => candidate === type);
  if (known === undefined || !mayUse(actor, sessionPermission(known, verb))) throw new Forbidden();
}
