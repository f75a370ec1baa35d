/**
 * Tests each kind of a gateway's event before and after its payment's response, and repeated, for the
 * merchant's payment, for another merchant's, and for an unknown reference. A connector runs these tests and
 * the fault matrix against its simulated gateway (docs/adding-a-gateway.md).
 */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { EventEffect, NoticeSubject } from "@/server/domain/gateways/core/words";
import {
  booked,
  booksOf,
  comeBack,
  deliver,
  type EventCase,
  ended,
  lost,
  type NotificationWorld,
  OPERATIONS,
  type Operation,
  type Payment,
  paid,
  type SentEvent,
} from "./notification-world";

export type NotificationSubject = {
  readonly name: string;
  readonly cases: readonly EventCase[];
  readonly world: () => Promise<NotificationWorld>;
};

const named = ({ type, isSuccess }: EventCase, operation: Operation) => [type, isSuccess, operation];

type Cell = { readonly event: EventCase; readonly operation: Operation };

type Trial = Cell & { readonly own: Payment; readonly second: Payment; readonly foreign: Payment };

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

/** The end of a charge that an event closed before the charge proved to have succeeded. */
const GIVEN_BACK = {
  ...{ state: "attempted", attemptStates: ["canceled"], amounts: ["0.000", "0.000", "0.000", "0.000"] },
  ...{ moves: [], stages: [], reversals: 1, seconds: 0 },
};

/** Posts an untrue refusal while the response is unknown, then the true event. */
async function tryUntrue(world: NotificationWorld, cells: readonly Cell[], truth: EventCase): Promise<void> {
  for (const { event, operation } of cells) {
    const [payment, punctual] = [await lost(world, operation), await paid(world, world.merchant, operation)];
    for (const told of [event, truth]) await deliver(world, [await world.event(told, payment.reference, payment.code)]);
    await comeBack(world);
    const [end, wanted] = [await ended(payment), await ended(punctual)];
    const isCanceled = end.attemptStates.includes("canceled");
    expect([named(event, operation), end]).toEqual([named(event, operation), isCanceled ? GIVEN_BACK : wanted]);
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
