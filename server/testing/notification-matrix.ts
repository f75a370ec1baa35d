/**
 * Every kind of event of a gateway × before the answer of its payment, after it, twice, and never × this
 * payment, another merchant's, and none. Beside the fault matrix, a connector runs it against its double
 * (docs/adding-a-gateway.md).
 */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answerNotification } from "@/server/api/rest/gateway-notification";
import { workGatewayNotifications } from "@/server/domain/gateway-notifications";
import type { EventEffect, NoticeSubject } from "@/server/domain/gateways/core/words";
import { resolveUnknownOperations } from "@/server/domain/operations";
import type { AttemptState } from "@/server/domain/sessions";
import { payByKeptCard } from "./fault-matrix";
import type { TestMerchant } from "./harness";
import { newSession, stateOf } from "./paying";

/** Posts the same event at each call. @returns the statuses of the answers */
export type SentEvent = () => Promise<readonly number[]>;

export type EventCase = {
  readonly type: string;
  /** Of an event that reports success or failure. */
  readonly isSuccess?: boolean;
  readonly about: NoticeSubject;
  readonly effect: EventEffect;
  /** It says that the payment was refused or ended, which is untrue here: not tried before the answer. */
  readonly isUntrue?: boolean;
};

const OPERATIONS = ["purchase", "authorize"] as const;
type Operation = (typeof OPERATIONS)[number];

export type NotificationWorld = {
  readonly merchant: TestMerchant;
  readonly stranger: TestMerchant;
  /** The accounts, at which customer `c-1` of either merchant has a card. */
  readonly codes: Readonly<Record<Operation, string>>;
  /** The next charge acts, and its answer is lost. */
  loseAnswer(): void;
  /**
   * The event about the payment of this reference, as the gateway writes it; null: about one that nobody
   * knows here. @param code of the merchant's account that receives it
   */
  event(event: EventCase, reference: string | null, code: string): Promise<SentEvent>;
  /** Lets hours pass at the vendor. */
  passAtVendor?(hours: number): void;
};

export type NotificationSubject = {
  readonly name: string;
  readonly cases: readonly EventCase[];
  readonly world: () => Promise<NotificationWorld>;
};

type Payment = {
  readonly owner: TestMerchant;
  readonly id: string;
  readonly reference: string;
  readonly code: string;
};

type Payer = { readonly owner: TestMerchant; readonly operation: Operation; readonly state: AttemptState };

/** 10.500 KWD by a kept card. @param state that of the attempt afterwards */
async function paying({ codes }: NotificationWorld, { owner, operation, state }: Payer): Promise<Payment> {
  const code = codes[operation];
  const id = await newSession(owner, { pg_codes: [code], customer_id: "c-1" });
  await payByKeptCard(owner, id);
  const [attempt] = (await stateOf(owner, id)).attempts;
  expect(attempt?.state).toBe(state);
  return { owner, id, reference: attempt?.referenceNumber ?? "", code };
}

const paid = (world: NotificationWorld, owner: TestMerchant, operation: Operation) =>
  paying(world, { owner, operation, state: "success" });

/** Everything that the books say about the payment. */
async function booked({ owner, id: sessionId }: Payment) {
  const state = await stateOf(owner, sessionId);
  const where = { merchantId: owner.id, sessionId };
  const [operations, disputes, reversals, seconds] = await Promise.all([
    owner.ctx.db.operation.findMany({ where, orderBy: { id: "asc" } }),
    owner.ctx.db.dispute.findMany({ where }),
    owner.ctx.db.chargeReversal.count({ where: { merchantId: owner.id, attempt: { sessionId } } }),
    owner.ctx.db.secondCharge.count({ where }),
  ]);
  const { settledAmount, refundedAmount, capturedAmount, voidedAmount, attemptStates, eventCount } = state;
  const amounts = [settledAmount, refundedAmount, capturedAmount, voidedAmount].map((amount) => amount.toFixed(3));
  const moves = operations.map(({ kind, state: at, amount }) => `${kind} ${at} ${amount.toFixed(3)}`).sort();
  const stages = disputes.map(({ stage, amount }) => `${stage} ${amount.toFixed(3)}`);
  return { state: state.state, attemptStates, amounts, eventCount, moves, stages, reversals, seconds };
}

function later({ ctx }: TestMerchant, hours: number) {
  const at = () => new Date(Date.now() + hours * 3_600_000);
  return { ...ctx, realNow: at, now: at };
}

/** Posts a notification to the address of the merchant's account. @returns the status of the answer */
export async function postedTo(
  { id: merchantId, ctx }: TestMerchant,
  code: string,
  init: RequestInit,
): Promise<number> {
  const { id } = await ctx.db.gateway.findFirstOrThrow({ where: { merchantId, code }, select: { id: true } });
  const request = new Request(`http://localhost:3000/gateway-notifications/${id}`, { method: "POST", ...init });
  return (await answerNotification(request, id)).status;
}

/** Works what the inbox has due, some hours from now. */
export async function workInbox(merchant: TestMerchant, hours: number): Promise<void> {
  const ctx = later(merchant, hours);
  for (const { id } of await workGatewayNotifications.due(ctx, { merchantId: merchant.id }, 500))
    await workGatewayNotifications.run(ctx, id);
}

const SECOND = 1 / 3_600;

/** Posts the event and works it. @returns what became of what was stored */
async function deliver({ merchant }: NotificationWorld, send: SentEvent): Promise<readonly (string | null)[]> {
  const where = { merchantId: merchant.id };
  const known = await merchant.ctx.db.gatewayNotification.findMany({ where, select: { id: true } });
  for (const status of await send()) expect(status).toBe(200);
  await workInbox(merchant, SECOND);
  const added = { ...where, id: { notIn: known.map(({ id }) => id) } };
  return (await merchant.ctx.db.gatewayNotification.findMany({ where: added })).map(({ result }) => result);
}

const named = ({ type, isSuccess }: EventCase, operation: Operation) => [type, isSuccess, operation];

type Cell = { readonly event: EventCase; readonly operation: Operation };

/** Nothing that is known here, another merchant's payment, then this payment twice. */
async function tryAfter(world: NotificationWorld, { event, operation }: Cell, payments: readonly Payment[]) {
  const [own, foreign] = payments;
  if (own === undefined || foreign === undefined) throw new Error("Two payments are needed.");
  const where = named(event, operation);
  const before = [await booked(own), await booked(foreign)];
  const nothing = await deliver(world, await world.event(event, null, own.code));
  const another = await deliver(world, await world.event(event, foreign.reference, own.code));
  expect([where, await booked(own), await booked(foreign)]).toEqual([where, ...before]);
  const send = await world.event(event, own.reference, own.code);
  const first = await deliver(world, send);
  const once = await booked(own);
  expect([where, await deliver(world, send)]).toEqual([where, []]);
  expect([where, await booked(own), await booked(foreign)]).toEqual([where, once, before[1]]);
  if (event.effect !== "booked") expect([where, once]).toEqual([where, before[0]]);
  const results = [...nothing, ...another, ...first];
  expect([where, results.filter((result) => result === null || result === "failed")]).toEqual([where, []]);
}

/** Hours after which the resolver and the inbox come back. */
const HOURS = [0.1, 3, 30, 60] as const;

async function comeBack(world: NotificationWorld, { owner }: Payment): Promise<void> {
  let passed = 0;
  for (const hours of HOURS) {
    world.passAtVendor?.(hours - passed);
    passed = hours;
    const ctx = later(owner, hours);
    for (const { id } of await resolveUnknownOperations.due(ctx, { merchantId: owner.id }, 500))
      await resolveUnknownOperations.run(ctx, id);
    await workInbox(owner, hours);
  }
}

/** Without the number of events: an event that arrives early may be the one that settles the payment. */
async function ended(world: NotificationWorld, payment: Payment) {
  await comeBack(world, payment);
  const { eventCount: _, ...rest } = await booked(payment);
  return rest;
}

function lost(world: NotificationWorld, operation: Operation): Promise<Payment> {
  world.loseAnswer();
  return paying(world, { owner: world.merchant, operation, state: "processing" });
}

/** The event arrives while the answer of its payment is unknown: in the end the books are the same. */
async function tryBefore(world: NotificationWorld, { event, operation }: Cell): Promise<void> {
  const early = await lost(world, operation);
  await deliver(world, await world.event(event, early.reference, early.code));
  const punctual = await paid(world, world.merchant, operation);
  await deliver(world, await world.event(event, punctual.reference, punctual.code));
  const where = named(event, operation);
  const expected = await ended(world, punctual);
  expect([where, await ended(world, early)]).toEqual([where, expected]);
}

const MOVING: ReadonlySet<NoticeSubject> = new Set(["charge", "capture", "void", "refund", "hold_ended"]);

export function describeNotificationMatrix(subject: NotificationSubject): void {
  const subjects = [...new Set(subject.cases.map(({ about }) => about))];
  let world: NotificationWorld;
  beforeEach(async () => {
    world = await subject.world();
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  const triedAbout = (about: NoticeSubject, effects: readonly EventEffect[]): readonly Cell[] =>
    subject.cases
      .filter((event) => event.about === about && effects.includes(event.effect))
      .flatMap((event) =>
        (MOVING.has(about) ? OPERATIONS : (["purchase"] as const)).map((operation) => ({ event, operation })),
      );

  describe(`events of ${subject.name}`, () => {
    it.each(subjects)("about a %s change the payment that they name, once, and no other", async (about) => {
      const both = (operation: Operation) =>
        Promise.all([world.merchant, world.stranger].map((owner) => paid(world, owner, operation)));
      const untouched = { purchase: await both("purchase"), authorize: await both("authorize") };
      for (const tried of triedAbout(about, ["booked", "listed", "ignored"])) {
        const { event, operation } = tried;
        const payments = event.effect === "booked" ? await both(operation) : untouched[operation];
        await tryAfter(world, tried, payments);
      }
    });

    const early = (about: NoticeSubject) => triedAbout(about, ["booked"]).filter(({ event }) => !event.isUntrue);
    const booking = subjects.filter((about) => early(about).length > 0);
    it.each(booking)("about a %s have the same effect before the answer of the payment", async (about) => {
      for (const tried of early(about)) await tryBefore(world, tried);
    });

    it.each(OPERATIONS)("of a %s that never arrive are not needed", async (operation) => {
      const expected = await ended(world, await paid(world, world.merchant, operation));
      expect(await ended(world, await lost(world, operation))).toEqual(expected);
    });
  });
}
