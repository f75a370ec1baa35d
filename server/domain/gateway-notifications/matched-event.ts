import type { Notification } from "@/server/domain/gateways";
import type { ListedReason, NotificationResult } from "./core/words";
import type { NotificationTarget } from "./find-target";

/** A gateway event and the payment or operation that it names, at the account whose address received it. */
export type MatchedEvent<E extends object = object> = {
  readonly gatewayCode: string;
  readonly event: Notification & E;
  readonly target: NotificationTarget;
  /** True for the last scheduled try; only a failure is tried again afterwards. */
  readonly isLastTry: boolean;
};

/** @param listed why the event is also listed for a person, if it is */
export type EventResult = { readonly result: NotificationResult; readonly listed?: ListedReason };

export const APPLIED: EventResult = { result: "applied" };
export const UNKNOWN: EventResult = { result: "unknown" };
/** The event's payment is undecided: it is tried again until then. */
export const EARLY: EventResult = { result: "early" };
export const KEPT: EventResult = { result: "kept" };
export const FOR_A_PERSON: EventResult = { result: "kept", listed: "needs_person" };
