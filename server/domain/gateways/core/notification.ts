import type { Money } from "@/server/kernel/money";
import type { PartOf } from "@/server/kernel/words";
import type { CardHandle, GatewayRefs, GatewayResult } from "./result";
import type { DisputeMove, DisputeStage, EventEffect, HoldEnd, Movement, NoticeSubject } from "./words";

export type Inbound = {
  /** Values of the notification's headers by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly rawBody: Uint8Array;
  readonly receivedAt: Date;
};

/**
 * References in a notification, in the order in which payments and operations are searched by them; never
 * across accounts.
 */
export type NotificationJoin = {
  readonly reference?: string;
  readonly operationRefs?: GatewayRefs;
  readonly paymentRefs?: GatewayRefs;
};

export type MovementEvent = {
  readonly about: Movement;
  /** `ask`: the message does not contain the outcome, so the gateway is queried before anything is booked. */
  readonly answer: GatewayResult | "ask";
  /** True if the notification reports a refused request; earlier effects of the request remain. */
  readonly isRefusal?: true;
};

/** The gateway released an authorized amount although this service did not request it. */
export type HoldEndedEvent = { readonly about: PartOf<NoticeSubject, "hold_ended">; readonly how: HoldEnd };

export type DisputeEvent = {
  readonly about: PartOf<NoticeSubject, "dispute">;
  readonly id: string;
  readonly stage: DisputeStage;
  readonly reason: string;
  readonly dueBy: Date | null;
  readonly moves: DisputeMove;
};

export type SettlementEvent = {
  readonly about: PartOf<NoticeSubject, "settlement">;
  readonly id: string;
  readonly file: string | null;
};

export type CardEvent = {
  readonly about: PartOf<NoticeSubject, "card">;
  readonly handle: CardHandle;
};

export type OtherEvent = { readonly about: PartOf<NoticeSubject, "other"> };

/** One event of a verified notification, which may contain several. */
export type Notification = {
  /**
   * Key of the event, unique for its account, at most 255 characters. The inbox stores each key once, and a
   * repeated event has the same key.
   */
  readonly key: string;
  /**
   * A key of all signed data, if `key` has a date that is not signed: another event with the same `signedKey`
   * may be a replay, so its date proves no order (Spec, "Gateway notifications").
   */
  readonly signedKey?: string;
  /** Start of the `key` of events that were stored without `signedKey`. */
  readonly formerKey?: string;
  /** The gateway's name of the event type, such as `charge.refunded`. */
  readonly type: string;
  readonly effect: EventEffect;
  readonly occurredAt: Date | null;
  readonly join: NotificationJoin;
  readonly amount: Money | null;
} & (MovementEvent | HoldEndedEvent | DisputeEvent | SettlementEvent | CardEvent | OtherEvent);

export type EventRule = {
  readonly about: NoticeSubject;
  readonly effect: EventEffect;
  readonly why: string;
};
