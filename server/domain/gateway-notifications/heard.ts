import type { Notification } from "@/server/domain/gateways";
import type { ListedReason, NotificationResult } from "./core/words";
import type { Named } from "./find-named";

/** An event, the account whose address received it, and what it names. */
export type Heard<E extends object = object> = {
  readonly gatewayCode: string;
  readonly event: Notification & E;
  readonly named: Named;
};

/** @param listed why the event is also put in the list for a person */
export type Applied = { readonly result: NotificationResult; readonly listed?: ListedReason };

export const APPLIED: Applied = { result: "applied" };
export const UNKNOWN: Applied = { result: "unknown" };
export const KEPT: Applied = { result: "kept" };
