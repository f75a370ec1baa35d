import type { Money } from "@/server/kernel/money";
import type { PartOf } from "@/server/kernel/words";
import type { CardHandle, GatewayRefs, GatewayResult } from "./result";
import type { DisputeMove, DisputeStage, EventEffect, HoldEnd, Movement, NoticeSubject } from "./words";

/** One message as it arrived. */
export type Inbound = {
  /** Header values by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly rawBody: Uint8Array;
  readonly receivedAt: Date;
};

/** What an event names, in the order in which it is matched; never across accounts. */
export type NotificationJoin = {
  /** Our reference of the payment or of the operation. */
  readonly reference?: string;
  readonly operationRefs?: GatewayRefs;
  readonly paymentRefs?: GatewayRefs;
};

export type MovementEvent = {
  readonly about: Movement;
  /** `ask`: the message does not tell the outcome; the gateway is queried before anything is booked. */
  readonly answer: GatewayResult | "ask";
  /** The gateway refused a request; nothing that was done before is undone. */
  readonly isRefusal?: true;
};

/** The gateway released an authorized amount without a request from this service. */
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

/** One event of a verified message; a message may contain several. */
export type Notification = {
  /**
   * Unique per event of this account, at most 255 characters: the inbox stores each event once. A repeated
   * message has the key of the first.
   */
  readonly key: string;
  /**
   * All that the signature covers, where `key` has a date that it does not cover: another event with the same
   * value may be a replay, so its date proves no order (Spec, "Gateway notifications").
   */
  readonly signedKey?: string;
  /** Start of the `key` of such events that were stored without `signedKey`. */
  readonly formerKey?: string;
  /** The gateway's name of the kind of event, such as `charge.refunded`. */
  readonly type: string;
  readonly effect: EventEffect;
  readonly occurredAt: Date | null;
  readonly join: NotificationJoin;
  readonly amount: Money | null;
} & (MovementEvent | HoldEndedEvent | DisputeEvent | SettlementEvent | CardEvent | OtherEvent);

/** A connector's table of the gateway's kinds of events: what each does, and why. */
export type EventRule = {
  readonly about: NoticeSubject;
  readonly effect: EventEffect;
  readonly why: string;
};
