/** Which events a caller may see: a user needs the permission for the type of the event's session (decision §4). */
import { Forbidden } from "../../kernel/errors";
import type { Actor } from "../../kernel/types";
import { mayUse, type SessionType, sessionPermission } from "../merchants";

const TYPES: readonly SessionType[] = ["e_commerce", "payment_request"];

/**
 * The session types whose events the actor may see; null when it may see all, those of deleted sessions included.
 * @throws {Forbidden} when there is none
 */
export function visibleTypes(actor: Actor): readonly SessionType[] | null {
  if (actor.kind !== "user") return null;
  const types = TYPES.filter((type) => mayUse(actor, sessionPermission(type, "view")));
  if (types.length === 0) throw new Forbidden();
  return types;
}

/**
 * Refuses an actor without the permission for the session's type; a user may not touch events of deleted sessions.
 * @param type of the event's session, null when it was deleted
 * @throws {Forbidden}
 */
export function requireType(actor: Actor, type: string | null, verb: "view" | "change"): void {
  if (actor.kind !== "user") return;
  const known = TYPES.find((candidate) => candidate === type);
  if (known === undefined || !mayUse(actor, sessionPermission(known, verb))) throw new Forbidden();
}
