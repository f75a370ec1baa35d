/**
 * Tests each kind of a gateway's event before and after its payment's response, and repeated, for the
 * merchant's payment, for another merchant's, and for an unknown reference. A connector runs these tests and
 * the fault matrix against its simulated gateway (docs/adding-a-gateway.md).
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
  /** For events that report success or failure: which of the two. */
  readonly isSuccess?: boolean;
  readonly about: NoticeSubject;
  readonly effect: EventEffect;
  /** True if the event falsely reports a refused or ended payment. */
  readonly isUntrue?: boolean;
};

const OPERATIONS = ["purchase", "authorize"] as const;
type Operation = (typeof OPERATIONS)[number];

export type NotificationWorld = {
  readonly merchant: TestMerchant;
  readonly stranger: TestMerchant;
  /** Codes of the gateway accounts, at which customer `c-1` of both merchants has a saved card. */
  readonly codes: Readonly<Record<Operation, string>>;
  /** Makes the next charge succeed and loses its response. */
  loseAnswer(): void;
  /**
   * The gateway's event about the payment with the given reference, or about an unknown payment if it is
   * null.
   * @param code the merchant's gateway account that receives the event
   */
  event(event: EventCase, reference: string | null, code: string): Promise<SentEvent>;
  /** Sets the gateway's clock ahead. */
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

/** Pays 10.500 KWD by a saved card. @param state the attempt's expected state afterwards */
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

/** Everything that the database stores about the payment. */
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

/** Processes the notifications that are due, with the clock some hours ahead. */
export async function workInbox(merchant: TestMerchant, hours: number): Promise<void> {
  const ctx = later(merchant, hours);
  for (const { id } of await workGatewayNotifications.due(ctx, { merchantId: merchant.id }, 500))
    await workGatewayNotifications.run(ctx, id);
}

const SECOND = 1 / 3_600;

/** Posts and processes the events. @returns the number of stored events, and the keys of those that failed */
async function deliver(
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

const named = ({ type, isSuccess }: EventCase, operation: Operation) => [type, isSuccess, operation];

type Cell = { readonly event: EventCase; readonly operation: Operation };

/** An event, the merchant's payment that it concerns, another of the merchant, and another merchant's. */
type Trial = Cell & { readonly own: Payment; readonly second: Payment; readonly foreign: Payment };

async function booksOf(payments: Iterable<Payment>): Promise<Map<Payment, unknown>> {
  const books = new Map<Payment, unknown>();
  for (const payment of new Set(payments)) books.set(payment, await booked(payment));
  return books;
}

/** Posts events about all other payments, then twice about the merchant's own. */
async function tryAfter(world: NotificationWorld, tried: readonly Trial[]): Promise<void> {
  const owns = tried.map(({ own }) => own);
  const foreigns = tried.map(({ foreign }) => foreign);
  const seconds = tried.map(({ second }) => second);
  const inOrder = async (event: (cell: Trial) => readonly Promise<SentEvent>[]) => {
    const events: SentEvent[] = [];
    for (const cell of tried) for (const made of event(cell)) events.push(await made);
    return events;
  };
  const before = await booksOf([...owns, ...foreigns]);
  const others = await inOrder(({ event, own, second, foreign }) => [
    world.event(event, null, own.code),
    world.event(event, foreign.reference, own.code),
    world.event(event, second.reference, own.code),
  ]);
  expect((await deliver(world, others)).bad).toEqual([]);
  const unchanged = await booksOf([...owns, ...seconds, ...foreigns]);
  for (const { event, operation, own, foreign } of tried) {
    const where = named(event, operation);
    for (const payment of [own, foreign]) expect([where, unchanged.get(payment)]).toEqual([where, before.get(payment)]);
  }
  const events = await inOrder(({ event, own }) => [world.event(event, own.reference, own.code)]);
  expect((await deliver(world, events)).bad).toEqual([]);
  const once = await booksOf(owns);
  expect((await deliver(world, events)).stored).toBe(0);
  const twice = await booksOf([...owns, ...seconds, ...foreigns]);
  for (const { event, operation, own, second, foreign } of tried) {
    const where = named(event, operation);
    expect([where, twice.get(own)]).toEqual([where, once.get(own)]);
    expect([where, twice.get(foreign)]).toEqual([where, before.get(foreign)]);
    expect([where, twice.get(second)]).toEqual([where, unchanged.get(second)]);
    if (event.effect !== "booked") expect([where, once.get(own)]).toEqual([where, before.get(own)]);
  }
}

/** Hours after the call at which the jobs for unknown outcomes and for notifications run. */
const HOURS = [0.1, 3, 30, 60] as const;

async function comeBack(world: NotificationWorld): Promise<void> {
  const { merchant } = world;
  let passed = 0;
  for (const hours of HOURS) {
    world.passAtVendor?.(hours - passed);
    passed = hours;
    const ctx = later(merchant, hours);
    for (const { id } of await resolveUnknownOperations.due(ctx, { merchantId: merchant.id }, 500))
      await resolveUnknownOperations.run(ctx, id);
    await workInbox(merchant, hours);
  }
}

/** Omits the number of events, because an event that arrives early may itself settle the payment. */
async function ended(payment: Payment) {
  const { eventCount: _, ...rest } = await booked(payment);
  return rest;
}

function lost(world: NotificationWorld, operation: Operation): Promise<Payment> {
  world.loseAnswer();
  return paying(world, { owner: world.merchant, operation, state: "processing" });
}

/**
 * Posts each event while the response to its payment is unknown, and after the response to another payment.
 */
async function tryBefore(world: NotificationWorld, cells: readonly Cell[]): Promise<void> {
  const told = async (pay: (operation: Operation) => Promise<Payment>) => {
    const payments: Payment[] = [];
    const events: SentEvent[] = [];
    for (const { event, operation } of cells) {
      const payment = await pay(operation);
      payments.push(payment);
      events.push(await world.event(event, payment.reference, payment.code));
    }
    await deliver(world, events);
    return payments;
  };
  const early = await told((operation) => lost(world, operation));
  const punctual = await told((operation) => paid(world, world.merchant, operation));
  await comeBack(world);
  for (const [index, { event, operation }] of cells.entries()) {
    const where = named(event, operation);
    const [first, second] = [early[index], punctual[index]];
    if (first === undefined || second === undefined) throw new Error("Each event has two payments.");
    expect([where, await ended(first)]).toEqual([where, await ended(second)]);
  }
}

/**
 * Posts events that change nothing, and events about another payment of the merchant, while the response to
 * a payment is unknown. It ends as one without an event.
 */
async function tryInVain(world: NotificationWorld, cells: readonly Cell[]): Promise<void> {
  for (const operation of OPERATIONS) {
    const own = cells.filter((cell) => cell.operation === operation);
    if (own.length === 0) continue;
    const [heard, quiet] = [await lost(world, operation), await lost(world, operation)];
    const other = await paid(world, world.merchant, operation);
    const before = await booked(heard);
    const events: SentEvent[] = [];
    for (const { event } of own) {
      const { reference } = event.effect === "booked" ? other : heard;
      events.push(await world.event(event, reference, heard.code));
    }
    await deliver(world, events);
    expect([operation, await booked(heard)]).toEqual([operation, before]);
    await comeBack(world);
    expect([operation, await ended(heard)]).toEqual([operation, await ended(quiet)]);
  }
}

/** Posts an untrue refusal while the response is unknown, then the true event: it is booked or reversed. */
async function tryUntrue(world: NotificationWorld, cells: readonly Cell[], truth: EventCase): Promise<void> {
  for (const { event, operation } of cells) {
    const [payment, punctual] = [await lost(world, operation), await paid(world, world.merchant, operation)];
    for (const told of [event, truth]) await deliver(world, [await world.event(told, payment.reference, payment.code)]);
    await comeBack(world);
    const [end, wanted] = [await ended(payment), await ended(punctual)];
    const isCanceled = end.attemptStates.includes("canceled");
    const reversed = { ...end, reversals: 1 };
    expect([named(event, operation), end]).toEqual([named(event, operation), isCanceled ? reversed : wanted]);
  }
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
      const { merchant, stranger } = world;
      const all = async (operation: Operation) => {
        const own = await paid(world, merchant, operation);
        return [own, await paid(world, merchant, operation), await paid(world, stranger, operation)] as const;
      };
      const untouched = { purchase: await all("purchase"), authorize: await all("authorize") };
      const tried: Trial[] = [];
      for (const cell of triedAbout(about, ["booked", "listed", "ignored"])) {
        const { event, operation } = cell;
        const [own, second, foreign] = untouched[operation];
        // A simulated gateway refuses to refund more than was paid.
        const isSpent = event.effect === "booked" && about === "refund";
        tried.push({
          ...cell,
          own: event.effect === "booked" ? await paid(world, merchant, operation) : own,
          second: isSpent ? await paid(world, merchant, operation) : second,
          foreign: isSpent ? await paid(world, stranger, operation) : foreign,
        });
      }
      await tryAfter(world, tried);
    });

    const early = (about: NoticeSubject) => triedAbout(about, ["booked"]).filter(({ event }) => !event.isUntrue);
    const booking = subjects.filter((about) => early(about).length > 0);
    it.each(booking)("about a %s have the same effect before the answer of the payment", async (about) => {
      await tryBefore(world, early(about));
    });

    it("do nothing before the answer of a payment that they do not change", async () => {
      await tryInVain(
        world,
        subjects.flatMap((about) => triedAbout(about, ["booked", "listed", "ignored"])),
      );
    });

    const untrue = triedAbout("charge", ["booked"]).filter(({ event }) => event.isUntrue);
    const truth = early("charge").find(({ event }) => event.isSuccess)?.event;
    it.runIf(untrue.length > 0 && truth)("that untruly report a refusal lose no money", async () => {
      if (truth !== undefined) await tryUntrue(world, untrue, truth);
    });

    it.each(OPERATIONS)("of a %s that never arrive are not needed", async (operation) => {
      const [punctual, unknown] = [await paid(world, world.merchant, operation), await lost(world, operation)];
      await comeBack(world);
      expect(await ended(unknown)).toEqual(await ended(punctual));
    });
  });
}
