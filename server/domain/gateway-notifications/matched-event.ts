import type { Notification } from "@/server/domain/gateways";
import type { ListedReason, NotificationResult } from "./core/words";
import type { NotificationTarget } from "./find-target";

export type MatchedEvent<E extends object = object> = {
  readonly gatewayCode: string;
  readonly event: Notification & E;
  readonly target: NotificationTarget;
  /** True from an event's fifth try on, more than an hour after the first try. */
  readonly isLastTry: boolean;
};

/** @param listed why a person must also see the event; absent if nobody must */
export type EventResult = { readonly result: NotificationResult; readonly listed?: ListedReason };

export const APPLIED: EventResult = { result: "applied" };
export const UNKNOWN: EventResult = { result: "unknown" };
/** Result for an event whose payment is undecided: the event is processed again later. */
export const EARLY: EventResult = { result: "early" };
export const KEPT: EventResult = { result: "kept" };
export const FOR_A_PERSON: EventResult = { result: "kept", listed: "needs_person" };
