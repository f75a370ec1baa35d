/** What a connector reads from a notification; the engine turns it into the port's notification. */
import { sha256 } from "@/server/kernel/ids";
import type { Money } from "@/server/kernel/money";
import type { DisputeEvent, EventRule, Notification } from "../../core/notification";
import type { CardHandle, GatewayRefs, GatewayResult } from "../../core/result";
import type { HoldEnd, NoticeSubject } from "../../core/words";
import { type Answer, type LooseFields, present } from "./answer";

export type SaidEvent = Pick<Notification, "key" | "type" | "occurredAt"> & {
  /**
   * For an event that the gateway may send several times under one key: its unsigned date, which
   * distinguishes the repeats, and the signed values that the key lacks.
   */
  readonly repeats?: { readonly date: string | null; readonly signed: readonly unknown[] };
  readonly rule: EventRule;
  readonly about?: NoticeSubject;
  readonly amount: Money | null;
  readonly reference: string | null;
  readonly operationRefs?: LooseFields<GatewayRefs>;
  readonly paymentRefs: LooseFields<GatewayRefs>;
  /** The outcome of a charge, capture, void or refund; null if the event decides nothing. */
  readonly answer?: Answer | "ask" | null;
  readonly isRefusal?: boolean;
  readonly holdEnd?: HoldEnd | null;
  readonly dispute?: Omit<DisputeEvent, "about" | "id"> | null;
  readonly id?: string | null;
  readonly file?: string | null;
  readonly handle?: CardHandle;
};

type WithoutFrame<N> = N extends Notification
  ? Omit<N, Exclude<keyof SaidEvent, "answer" | "id" | "file" | "handle" | "about" | "isRefusal"> | "effect" | "join">
  : never;

const OTHER = { about: "other" } as const;

function concernedBy(event: SaidEvent, stored: (answer: Answer) => GatewayResult): WithoutFrame<Notification> {
  const { answer, holdEnd, dispute, handle } = event;
  const about = event.about ?? event.rule.about;
  switch (about) {
    case "charge":
    case "capture":
    case "void":
    case "refund":
      if (!answer) return OTHER;
      return {
        about,
        answer: answer === "ask" ? answer : stored(answer),
        ...(event.isRefusal === true && { isRefusal: true }),
      };
    case "hold_ended":
      return holdEnd ? { about, how: holdEnd } : OTHER;
    case "dispute":
      return dispute ? { about, id: event.id ?? "", ...dispute } : OTHER;
    case "settlement":
      return { about, id: event.id ?? "", file: event.file ?? null };
    case "card":
      return handle ? { about, handle } : OTHER;
    case "other":
      return OTHER;
  }
}

const OPERATIONS: ReadonlySet<NoticeSubject> = new Set(["capture", "void", "refund"]);

export function notificationOf(event: SaidEvent, stored: (answer: Answer) => GatewayResult): Notification {
  const { type, rule, occurredAt, amount } = event;
  const concerned = concernedBy(event, stored);
  const { about } = concerned;
  return {
    ...keysOf(event),
    type,
    effect: about === "other" && rule.effect === "booked" ? "ignored" : rule.effect,
    occurredAt,
    amount,
    join: present({
      reference: event.reference,
      operationRefs: OPERATIONS.has(about) ? refsOf(event.operationRefs) : null,
      paymentRefs: refsOf(event.paymentRefs),
    }),
    ...concerned,
  };
}

function keysOf({ key, repeats }: SaidEvent): Pick<Notification, "key" | "signedKey" | "formerKey"> {
  if (repeats === undefined) return { key };
  const digest = sha256(JSON.stringify(repeats.signed.map((value) => String(value ?? "")))).slice(0, 24);
  const dated = `${key}:${repeats.date}`.slice(0, 230);
  return { key: `${dated}:${digest}`, signedKey: `${key}:${digest}`, formerKey: key };
}

function refsOf(refs: LooseFields<GatewayRefs> = {}): GatewayRefs | null {
  const found = present(refs);
  return Object.keys(found).length === 0 ? null : (found as GatewayRefs);
}

export function ruleIn<R>(table: Readonly<Record<string, R>>, type: string): R | undefined {
  return Object.hasOwn(table, type) ? table[type] : undefined;
}
