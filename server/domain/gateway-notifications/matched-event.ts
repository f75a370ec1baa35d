import type { Notification } from "@/server/domain/gateways";
import type { ListedReason, NotificationResult } from "./core/words";
import type { NotificationTarget } from "./find-target";

/** An event, the account whose address received it, and what it names. */
export type MatchedEvent<E extends object = object> = {
  readonly gatewayCode: string;
  readonly event: Notification & E;
  readonly target: NotificationTarget;
  /** True if the event is not tried again unless it fails. */
  readonly isLastTry: boolean;
};

/** @param listed why the event is also put in the list for a person */
export type EventResult = { readonly result: NotificationResult; readonly listed?: ListedReason };

export const APPLIED: EventResult = { result: "applied" };
export const UNKNOWN: EventResult = { result: "unknown" };
export const KEPT: EventResult = { result: "kept" };
export const FOR_A_PERSON: EventResult = { result: "kept", listed: "needs_person" };
