import type { Notification } from "@/server/domain/gateways";
import type { ListedReason, NotificationResult } from "./core/words";
import type { NotificationTarget } from "./find-target";

/** A gateway event and the payment or operation that it names, at the account whose address received it. */
export type MatchedEvent<E extends object = object> = {
  readonly gatewayCode: string;
  readonly event: Notification & E;
  readonly target: NotificationTarget;
  /** True at the last scheduled try: the event is tried again only if processing it fails. */
  readonly isLastTry: boolean;
};

/** @param listed why the event is also added to the list of events for a person; absent if it is not */
export type EventResult = { readonly result: NotificationResult; readonly listed?: ListedReason };

export const APPLIED: EventResult = { result: "applied" };
export const UNKNOWN: EventResult = { result: "unknown" };
/** Its payment is not decided: the event stays due until then. */
export const EARLY: EventResult = { result: "early" };
export const KEPT: EventResult = { result: "kept" };
export const FOR_A_PERSON: EventResult = { result: "kept", listed: "needs_person" };
