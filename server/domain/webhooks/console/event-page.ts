import { mayUse, SESSION_TYPES, sessionPermission, webhookKeys } from "@/server/domain/merchants";
import { maskedAnswer } from "@/server/domain/request-log";
import { API_VERSIONS, isNewest } from "@/server/kernel/api-version";
import { NotFound } from "@/server/kernel/errors";
import { monthOfId } from "@/server/kernel/ids";
import type { Ctx } from "@/server/kernel/types";
import { shownAddress } from "@/server/kernel/webhook-address";
import { bodyOfVersion } from "../core/body-of-version";
import { readTold, type ToldFacts } from "../core/event-facts";
import { listedKind, objectIds } from "../core/event-object";
import { objectEventBody, type StoredObjectEvent } from "../core/object-event";
import { headerTimestamp, type StandardHeaders } from "../core/signatures";
import { DELIVERIES_SHOWN, isObjectEvent, isSkippedText } from "../core/words";
import { permittedEventType } from "./statements/list-events";

export const MOST_TRIES = 300;
const MOST_ANSWERS = 20;

/** An event's page; instants are ISO 8601. */
export type EventPageView = {
  readonly id: string;
  readonly kind: string;
  readonly told: ToldFacts | null;
  readonly number: number;
  readonly sessionId: string | null;
  readonly subscriptionId: string | null;
  readonly occurredAt: string;
  readonly state: string;
  readonly body: string;
  readonly ways: readonly EventWay[];
  /**
   * Signature headers of the last delivery attempt; null without an attempt, or if the headers were not
   * recorded.
   */
  readonly headers: StandardHeaders | null;
  readonly mayResend: boolean;
};

export type EventWay = {
  readonly id: string;
  readonly url: string;
  readonly state: string;
  readonly nextAt: string | null;
  readonly tries: readonly EventTry[];
};

export type EventTry = {
  readonly number: number;
  readonly at: string;
  readonly status: number | null;
  readonly error: string | null;
  /** Duration of the request in milliseconds; null if no request was made. */
  readonly milliseconds: number | null;
  readonly isAsked: boolean;
  /** The first 4 KiB of the receiver's response, masked, for the newest twenty attempts; otherwise null. */
  readonly answer: string | null;
};

/**
 * The event's body as it would be sent now; for merchants of an older API version the body differs from the
 * stored text.
 */
async function bodyToday(ctx: Ctx, event: StoredObjectEvent): Promise<string> {
  const { payload } = event;
  if (isObjectEvent(listedKind(event.kind))) return JSON.stringify(objectEventBody(event));
  const { id, apiVersion: version } = ctx.merchant;
  if (isNewest(API_VERSIONS, version)) return payload;
  const { hmacKey } = webhookKeys(await ctx.db.merchant.findUniqueOrThrow({ where: { id } }));
  return bodyOfVersion({ payload, hmacKey, version }, API_VERSIONS);
}

/** @throws {NotFound} for an unknown or invisible event */
export async function eventPage(ctx: Ctx, id: string): Promise<EventPageView> {
  if (!/^\w{1,40}$/.test(id)) throw new NotFound();
  const [found] = await permittedEventType(ctx, id);
  if (found === undefined) throw new NotFound();
  const { deliveries, ...event } = await ctx.db.event.findUniqueOrThrow({
    where: { id_month: { id, month: monthOfId(id) } },
    include: {
      deliveries: {
        orderBy: [{ createdAt: "desc" }, { id: "desc" }],
        take: DELIVERIES_SHOWN,
        include: { log: { orderBy: { id: "desc" }, take: MOST_TRIES, omit: { answer: true } } },
      },
    },
  });
  const deliveryIds = deliveries.map((delivery) => delivery.id);
  const answers = await readAnswers(ctx, { month: monthOfId(id), deliveryId: { in: deliveryIds } });
  return {
    id,
    kind: event.kind,
    told: readTold(event),
    number: event.number,
    ...objectIds(event),
    occurredAt: event.occurredAt.toISOString(),
    state: deliveries[0]?.state ?? "none",
    body: await bodyToday(ctx, event),
    ways: deliveries.map((delivery) => wayOf(delivery, answers)),
    headers: headersOf(
      id,
      deliveries.flatMap(({ log }) => log),
    ),
    mayResend: mayChange(ctx, found.type) && !isObjectEvent(listedKind(event.kind)),
  };
}

type LoggedTry = {
  readonly id: bigint;
  readonly number: number;
  readonly asked: boolean;
  readonly at: Date;
  readonly status: number | null;
  readonly error: string | null;
  readonly durationMs: number;
  readonly sentAt: Date | null;
  readonly signature: string | null;
};

type DeliveryWithLog = {
  readonly id: string;
  readonly url: string;
  readonly state: string;
  readonly dueAt: Date | null;
  readonly log: readonly LoggedTry[];
};

type Answers = ReadonlyMap<bigint, string>;

async function readAnswers(ctx: Ctx, of: { month: number; deliveryId: { in: string[] } }): Promise<Answers> {
  const rows = await ctx.db.deliveryAttempt.findMany({
    where: { merchantId: ctx.merchant.id, ...of },
    orderBy: { id: "desc" },
    take: MOST_ANSWERS,
    select: { id: true, answer: true },
  });
  return new Map(rows.flatMap(({ id, answer }) => (answer ? [[id, maskedAnswer(answer)]] : [])));
}

function wayOf({ id, url, state, dueAt, log }: DeliveryWithLog, answers: Answers): EventWay {
  const tries = log.map((row) => ({ ...tryOf(row), answer: answers.get(row.id) ?? null }));
  return { id, url: shownAddress(url), state, nextAt: dueAt?.toISOString() ?? null, tries };
}

function tryOf({ number, at, status, error, durationMs, asked }: LoggedTry): Omit<EventTry, "answer"> {
  return {
    number,
    at: at.toISOString(),
    status,
    error,
    milliseconds: isSkippedText(error) ? null : durationMs,
    isAsked: asked,
  };
}

function headersOf(id: string, log: readonly LoggedTry[]): StandardHeaders | null {
  const [last] = log.filter(({ sentAt }) => sentAt !== null).sort((one, other) => (one.id < other.id ? 1 : -1));
  if (!last?.sentAt || last.signature === null) return null;
  return {
    "webhook-id": id,
    "webhook-timestamp": headerTimestamp(last.sentAt),
    "webhook-signature": last.signature,
  };
}

function mayChange({ actor }: Ctx, type: string | null): boolean {
  const known = SESSION_TYPES.find((candidate) => candidate === type);
  return actor.kind !== "user" || (known !== undefined && mayUse(actor, sessionPermission(known, "change")));
}
