/** Inserts events as the service stores them, for tests of deliveries. */
import { randomBytes } from "node:crypto";
import type { Prisma } from "@/server/db/generated/client";
import { newEvent, newEventIds } from "@/server/domain/webhooks";
import { prefixed, referenceNumber, sessionId, shortCode } from "@/server/kernel/ids";
import { addSeconds } from "@/server/kernel/time";
import type { TestMerchant } from "./harness";

/**
 * Ids of a session, its attempt, its event and the event's delivery; `deliveryId` is empty without an
 * address.
 */
export type TestEvent = {
  readonly sessionId: string;
  readonly attemptId: string;
  readonly eventId: string;
  readonly deliveryId: string;
};

type Choices = {
  /** The receiver's address; null for an event without a delivery. */
  readonly url: string | null;
  readonly session?: Partial<Prisma.PaymentSessionUncheckedCreateInput>;
  /** Real time until which a request holds the delivery's lease. */
  readonly leaseUntil?: Date | null;
  readonly variant?: "standard" | "subscription";
  /** The event's number; default 1. */
  readonly number?: number;
  /** Time of the event on the merchant's clock; default: now. */
  readonly occurredAt?: Date;
};

/** Inserts a paid session with one attempt, its event and the event's delivery. */
export async function testEvent(merchant: TestMerchant, choices: Choices): Promise<TestEvent> {
  const { ctx } = merchant;
  const { url, leaseUntil = null, variant = "standard", occurredAt = ctx.now(), number = 1 } = choices;
  const made = await paidSession(merchant, occurredAt, { webhookUrl: url, ...choices.session });
  const keys = { hmacKey: merchant.hmacKey, webhookSecret: merchant.webhookSecret };
  const { event, delivery } = newEvent(keys, {
    merchantId: ctx.merchant.id,
    kind: "payment",
    objectId: made.sessionId,
    number,
    cause: `attempt:${made.attemptId}`,
    payload: paymentPayload(made.sessionId, made.reference),
    url,
    occurredAt,
    variant,
    leaseUntil,
    ids: newEventIds(ctx.realNow()),
  });
  await ctx.db.event.create({ data: event });
  if (delivery !== null) await ctx.db.delivery.create({ data: delivery });
  const { sessionId: id, attemptId } = made;
  return { sessionId: id, attemptId, eventId: event.id, deliveryId: delivery?.id ?? "" };
}

/** The body of a payment's event without its signature. */
export function paymentPayload(sessionId: string, reference: string) {
  return {
    session_id: sessionId,
    reference_number: reference,
    result: "success",
    state: "paid",
    payment_type: "one_off",
    amount: "10.500",
    currency_code: "KWD",
    amount_details: { currency_code: "KWD", amount: "10.500", fee: "0.000", total: "10.500" },
    fee: "0.000 KWD",
    gateway_account: "sandbox",
    gateway_name: "sarraf_sandbox",
    pg_params: {},
    is_sandbox: true,
    initiator: {},
    extra: { note: "شكرا & <b>" },
    timestamp_utc: "2026-11-21 09:30:00",
  };
}

async function paidSession(
  { ctx }: TestMerchant,
  at: Date,
  change: Partial<Prisma.PaymentSessionUncheckedCreateInput>,
): Promise<{ sessionId: string; attemptId: string; reference: string }> {
  const id = sessionId(randomBytes(20));
  const attemptId = prefixed("att", randomBytes(25));
  const reference = referenceNumber(randomBytes(9));
  const merchantId = ctx.merchant.id;
  await ctx.db.paymentSession.create({
    data: {
      id,
      merchantId,
      type: "e_commerce",
      state: "paid",
      operation: "purchase",
      amount: "10.500",
      currency: "KWD",
      pgCodes: ["sandbox"],
      language: "en",
      shortCode: shortCode(randomBytes(10)),
      lifetime: 86_400,
      settledAmount: "10.500",
      paidAmount: "10.500",
      settledPgCode: "sandbox",
      settledAt: at,
      expiresAt: addSeconds(at, 86_400),
      eventCount: 1,
      createdAt: at,
      updatedAt: at,
      ...change,
      attempts: {
        create: {
          id: attemptId,
          merchantId,
          number: 1,
          state: "success",
          pgCode: "sandbox",
          connector: "sarraf_sandbox",
          operation: "purchase",
          formOfPayment: "card",
          referenceNumber: reference,
          amount: "10.500",
          currency: "KWD",
          chargeAmount: "10.500",
          chargeCurrency: "KWD",
          createdAt: at,
          finishedAt: at,
        },
      },
    },
  });
  return { sessionId: id, attemptId, reference };
}

/** The state changes of an event's delivery and attempt, as from, event, to. */
export async function storedDelivery({ ctx: { db } }: TestMerchant, { deliveryId, attemptId }: TestEvent) {
  const [delivery, log, changes, attempt] = await Promise.all([
    db.delivery.findFirstOrThrow({ where: { id: deliveryId } }),
    db.deliveryAttempt.findMany({ where: { deliveryId }, orderBy: { id: "asc" } }),
    db.stateChange.findMany({ where: { machine: "delivery", objectId: deliveryId }, orderBy: { id: "asc" } }),
    db.attempt.findUniqueOrThrow({ where: { id: attemptId } }),
  ]);
  return { delivery, log, changes: changes.map(({ from, event, to }) => [from, event, to]), attempt };
}
