import { wordOf } from "@/server/kernel/words";
import { LISTED_KINDS, type ListedKind, type ObjectEventKind } from "./words";

export type EventObject = "session" | "subscription" | "card" | "wallet";

/** The object that each kind of event is about; for operations, invoices and disputes the session. */
const OBJECTS: Readonly<Record<string, EventObject>> = {
  payment: "session",
  session: "session",
  operation: "session",
  invoice: "session",
  dispute: "session",
  subscription: "subscription",
  card: "card",
  wallet: "wallet",
};

/** @throws {RangeError} an unknown kind */
export function listedKind(kind: string): ListedKind {
  return wordOf(LISTED_KINDS, kind, "kind of event");
}

/** True for the events of state changes, which only webhook endpoints receive. */
export function isObjectEvent(kind: ListedKind): kind is ObjectEventKind {
  return kind.includes(".");
}

/** @throws {RangeError} an unknown kind */
export function eventObject(kind: string): EventObject {
  const found = OBJECTS[listedKind(kind).split(".")[0] ?? ""];
  if (found === undefined) throw new RangeError(`Events of the kind ${kind} have no object.`);
  return found;
}

/** The object's id as session or subscription id; the other is null. */
export function objectIds({ kind, objectId }: { readonly kind: string; readonly objectId: string }) {
  const id = objectId.trimEnd();
  const object = eventObject(kind);
  return { sessionId: object === "session" ? id : null, subscriptionId: object === "subscription" ? id : null };
}
