import { expect } from "vitest";
import { answerNotification } from "@/server/api/rest/gateway-notification";
import { database } from "@/server/db/client";
import { workGatewayNotifications } from "@/server/domain/gateway-notifications";
import type { EventEffect, NoticeSubject } from "@/server/domain/gateways/core/words";
import { resolveUnknownOperations } from "@/server/domain/operations";
import type { AttemptState } from "@/server/domain/sessions";
import { payByKeptCard } from "./fault-matrix";
import type { TestMerchant } from "./harness";
import { newSession, stateOf } from "./paying";
import { runAfter } from "./resolve-for";

/** Posts the same event at each call. @returns the statuses of the answers */
export type SentEvent = () => Promise<readonly number[]>;

export type EventCase = {
  readonly type: string;
  /** For events that report success or failure: which of the two. */
  readonly isSuccess?: boolean;
  readonly about: NoticeSubject;
  readonly effect: EventEffect;
  /** Falsely reports that the charge was refused or ended. */
  readonly isUntrue?: boolean;
};

export const OPERATIONS = ["purchase", "authorize"] as const;
export type Operation = (typeof OPERATIONS)[number];

export type NotificationWorld = {
  readonly merchant: TestMerchant;
  readonly stranger: TestMerchant;
  /** Codes of the gateway accounts, at which customer `c-1` of both merchants has a saved card. */
  readonly codes: Readonly<Record<Operation, string>>;
  /** The next charge succeeds, and its response is lost. */
  loseAnswer(): void;
  /**
   * The gateway's event about the payment with the given reference, or about an unknown payment if it is
   * null.
   * @param code the merchant's gateway account that receives the event
   */
  event(event: EventCase, reference: string | null, code: string): Promise<SentEvent>;
  passAtVendor?(hours: number): void;
};

export type Payment = {
  readonly owner: TestMerchant;
  readonly id: string;
  readonly reference: string;
  readonly code: string;
};

type Payer = { readonly owner: TestMerchant; readonly operation: Operation; readonly state: AttemptState };

/** Pays 10.500 KWD by a saved card. @param state the attempt's expected state afterwards */
async function paying({ codes }: NotificationWorld, { owner, operation, state }: Payer): Promise<Payment> {
  const code = codes[operation];
  const id = await newSession(owner, { pg_codes: [code], customer_id: "c-1" });
  await payByKeptCard(owner, id);
  const [attempt] = (await stateOf(owner, id)).attempts;
  expect(attempt?.state).toBe(state);
  return { owner, id, reference: attempt?.referenceNumber ?? "", code };
}

export const paid = (world: NotificationWorld, owner: TestMerchant, operation: Operation) =>
  paying(world, { owner, operation, state: "success" });

type Books = {
  readonly state: string;
  readonly attemptStates: readonly string[];
  readonly amounts: readonly string[];
  readonly eventCount: number;
  readonly moves: readonly string[];
  readonly stages: readonly string[];
  readonly reversals: number;
  readonly seconds: number;
};

const BOOKS = `SELECT s.id, s.state, s.event_count AS "eventCount",
  ARRAY(SELECT a.state FROM attempt a WHERE a.session_id = s.id ORDER BY a.number) AS "attemptStates",
  ARRAY[s.settled_amount, s.refunded_amount, s.captured_amount, s.voided_amount]::text[] AS amounts,
  ARRAY(SELECT concat_ws(' ', o.kind, o.state, o.amount) AS line FROM operation o
    WHERE o.session_id = s.id ORDER BY line) AS moves,
  ARRAY(SELECT concat_ws(' ', d.stage, d.amount) FROM dispute d WHERE d.session_id = s.id ORDER BY d.id) AS stages,
  (SELECT count(*)::int FROM charge_reversal r JOIN attempt a ON a.id = r.attempt_id
    WHERE a.session_id = s.id) AS reversals,
  (SELECT count(*)::int FROM second_charge c WHERE c.session_id = s.id) AS seconds
  FROM payment_session s WHERE s.id = ANY($1)`;

export async function booksOf(payments: readonly Payment[]): Promise<ReadonlyMap<Payment, Books>> {
  const ids = payments.map(({ id }) => id);
  const rows = await database().$queryRawUnsafe<(Books & { readonly id: string })[]>(BOOKS, ids);
  const byId = new Map(rows.map(({ id, ...books }) => [id, books]));
  return new Map(payments.map((payment) => [payment, found(byId.get(payment.id))]));
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("The payment is not stored.");
  return value;
}

export const booked = async (payment: Payment): Promise<Books> => found((await booksOf([payment])).get(payment));

/** Posts a notification to the webhook address of the merchant's account. @returns the response's status */
export async function postedTo(
  { id: merchantId, ctx }: TestMerchant,
  code: string,
  init: RequestInit,
): Promise<number> {
  const { id } = await ctx.db.gateway.findFirstOrThrow({ where: { merchantId, code }, select: { id: true } });
  const request = new Request(`http://localhost:3000/gateway-notifications/${id}`, { method: "POST", ...init });
  return (await answerNotification(request, id)).status;
}

const HOUR_MS = 3_600_000;

export const workInbox = (merchant: TestMerchant, hours: number): Promise<void> =>
  runAfter(merchant, workGatewayNotifications, hours * HOUR_MS);

export const resolveUnknown = (merchant: TestMerchant, hours: number): Promise<void> =>
  runAfter(merchant, resolveUnknownOperations, hours * HOUR_MS);

const SECOND = 1 / 3_600;

/** Posts and processes the events. @returns the number of stored events, and the keys of those that failed */
export async function deliver(
  { merchant }: NotificationWorld,
  events: readonly SentEvent[],
): Promise<{
  readonly stored: number;
  readonly bad: readonly string[];
}> {
  const where = { merchantId: merchant.id };
  const known = await merchant.ctx.db.gatewayNotification.count({ where });
  for (const send of events) for (const status of await send()) expect(status).toBe(200);
  await workInbox(merchant, SECOND);
  const rows = await merchant.ctx.db.gatewayNotification.findMany({ where, select: { key: true, result: true } });
  const bad = rows.flatMap(({ key, result }) => (result === null || result === "failed" ? [key] : []));
  return { stored: rows.length - known, bad };
}

/** Hours after the call at which the jobs for unknown outcomes and for notifications run. */
const HOURS = [0.1, 3, 30, 60] as const;

export async function comeBack(world: NotificationWorld): Promise<void> {
  const { merchant } = world;
  let passed = 0;
  for (const hours of HOURS) {
    world.passAtVendor?.(hours - passed);
    passed = hours;
    await resolveUnknown(merchant, hours);
    await workInbox(merchant, hours);
  }
}

/** Omits the number of events, because an event that arrives early may itself settle the payment. */
export async function ended(payment: Payment) {
  const { eventCount: _, ...rest } = await booked(payment);
  return rest;
}

export function lost(world: NotificationWorld, operation: Operation): Promise<Payment> {
  world.loseAnswer();
  return paying(world, { owner: world.merchant, operation, state: "processing" });
}
