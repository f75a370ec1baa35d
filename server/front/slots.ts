import type { ServerResponse } from "node:http";
import { type Precedence, precedence } from "./precedence";
import { CallerTurns } from "./turns";

type SlotRule = {
  readonly slots: number;
  /** Milliseconds after which a request without an answer frees its slot. */
  readonly mostMs: number;
  /** Milliseconds after which a request without an answer frees its slot while the process is busy. */
  readonly mostBusyMs?: number;
  readonly mostOpen?: number;
  readonly mostOfCaller?: number;
};

const NO_LIMIT = Number.POSITIVE_INFINITY;

/** Milliseconds after its start in which an unanswered request counts as open. */
const COUNTED_MS = 30_000;

export const PAGE_SLOTS: SlotRule = { slots: 1, mostMs: 50, mostBusyMs: 200, mostOpen: 1_000, mostOfCaller: 100 };
export const LOOPBACK_SLOTS: SlotRule = { slots: 2, mostMs: 100, mostBusyMs: 400, mostOpen: 1_000 };
export const REQUEST_SLOTS: SlotRule = { slots: 4, mostMs: 50 };

type OpenWork = Work & { readonly caller: string };
type Work = { readonly response: ServerResponse; readonly start: () => void; readonly refuse: () => void };

/**
 * A request occupies its slot until it is answered, for a limited time. If too many are open, `refuse` is
 * called for a waiting request of the caller with the most.
 */
export function inSlots(
  { slots, mostMs, mostBusyMs = mostMs, mostOpen = NO_LIMIT, mostOfCaller = NO_LIMIT }: SlotRule,
  isBusy: () => boolean = () => false,
  order: Precedence = precedence(() => false),
): (caller: string, work: Work) => void {
  const waiting = new CallerTurns<OpenWork>();
  const openOf = new Map<string, number>();
  const count = (caller: string, by: 1 | -1): void => {
    const open = (openOf.get(caller) ?? 0) + by;
    if (open > 0) openOf.set(caller, open);
    else openOf.delete(caller);
  };
  let free = slots;
  let unanswered = 0;
  let isScheduled = false;
  const occupy = ({ caller, response, start }: OpenWork): void => {
    free -= 1;
    unanswered += 1;
    const end = order.begin();
    let isOccupied = true;
    let isAnswered = false;
    let timer: NodeJS.Timeout;
    const leave = (): void => {
      if (!isOccupied) return;
      isOccupied = false;
      clearTimeout(timer);
      free += 1;
      end();
      setImmediate(schedule);
    };
    const leaveAfter = (ms: number, left: number): void => {
      timer = setTimeout(() => (left > 0 && isBusy() ? leaveAfter(ms, left - ms) : leave()), ms);
    };
    const uncount = (): void => {
      clearTimeout(counted);
      if (isAnswered) return;
      isAnswered = true;
      unanswered -= 1;
      count(caller, -1);
    };
    const counted = setTimeout(uncount, COUNTED_MS).unref();
    const finish = (): void => {
      uncount();
      leave();
    };
    leaveAfter(mostMs, mostBusyMs - mostMs);
    response.once("finish", finish).once("close", finish);
    start();
  };
  const schedule = (): void => {
    if (isScheduled || free === 0 || waiting.size === 0) return;
    isScheduled = true;
    order.after(startNext);
  };
  const startNext = (): void => {
    isScheduled = false;
    let next = waiting.take();
    while (next?.response.destroyed) {
      count(next.caller, -1);
      next = waiting.take();
    }
    if (next !== undefined) occupy(next);
    schedule();
  };
  return (caller, work) => {
    if (work.response.destroyed) return;
    if ((openOf.get(caller) ?? 0) >= mostOfCaller) return work.refuse();
    if (free > 0 && waiting.size === 0 && unanswered < mostOpen && order.isOpen()) {
      count(caller, 1);
      return occupy({ ...work, caller });
    }
    if (waiting.size + unanswered >= mostOpen) {
      const dropped = waiting.makeRoomFor(caller);
      if (dropped === undefined) return work.refuse();
      count(dropped.caller, -1);
      dropped.refuse();
    }
    count(caller, 1);
    waiting.add(caller, { ...work, caller });
    schedule();
  };
}
