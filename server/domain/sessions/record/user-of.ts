import type { Actor } from "@/server/kernel/types";
import type { InitiatorView } from "../contract/fields";

export function userOf(actor: Actor): Readonly<Record<string, unknown>> | null {
  if (actor.kind !== "user") return null;
  const { id, username, email, firstName: first_name, lastName: last_name, phone } = actor;
  const optional = Object.entries({ email, first_name, last_name, phone }).filter(([, value]) => value !== null);
  return { id, username, ...Object.fromEntries(optional) };
}

export function storedUser(column: unknown): InitiatorView | null {
  return column as InitiatorView | null;
}
