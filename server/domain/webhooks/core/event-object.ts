import { wordOf } from "@/server/kernel/words";
import { EVENT_KINDS, type EventKind } from "./words";

export type EventObject = "session" | "subscription";

const OBJECTS: Readonly<Record<EventKind, EventObject>> = {
  payment: "session",
  operation: "session",
  subscription: "subscription",
};

/** @throws {RangeError} for an unknown kind */
export function eventObject(kind: string): EventObject {
  return OBJECTS[wordOf(EVENT_KINDS, kind, "kind of event")];
}

/** The object's id under the name of its kind; the other name has null. */
export function objectIds({ kind, objectId }: { readonly kind: string; readonly objectId: string }) {
  const id = objectId.trimEnd();
  const object = eventObject(kind);
  return { sessionId: object === "session" ? id : null, subscriptionId: object === "subscription" ? id : null };
}
