import { wordOf } from "@/server/kernel/words";
import { LISTED_KINDS, type ListedKind } from "./words";

export type EventObject = "session" | "subscription" | "card" | "wallet";

/**
 * Objects of events by kind. Operations, invoices, disputes and second charges are found by their session.
 */
const OBJECTS: Readonly<Record<string, EventObject>> = {
  payment: "session",
  session: "session",
  operation: "session",
  invoice: "session",
  dispute: "session",
  second_charge: "session",
  subscription: "subscription",
  card: "card",
  wallet: "wallet",
};

export function listedKind(kind: string): ListedKind {
  return wordOf(LISTED_KINDS, kind, "kind of event");
}

export function eventObject(kind: string): EventObject {
  const found = OBJECTS[listedKind(kind).split(".")[0] ?? ""];
  if (found === undefined) throw new RangeError(`Events of the kind ${kind} have no object.`);
  return found;
}

/** Kinds of events that users can see: the type of session or subscription determines the permission. */
export const KINDS_FOR_USERS = LISTED_KINDS.filter((kind) => ["session", "subscription"].includes(eventObject(kind)));

/** The id of the event's object: the session's or the subscription's; the other id is null. */
export function objectIds({ kind, objectId }: { readonly kind: string; readonly objectId: string }) {
  const id = objectId.trimEnd();
  const object = eventObject(kind);
  return { sessionId: object === "session" ? id : null, subscriptionId: object === "subscription" ? id : null };
}
