import type { ServerResponse } from "node:http";
import { type Precedence, precedence } from "./precedence";
import { CallerTurns } from "./turns";

type SlotRule = {
  readonly slots: number;
  /** Milliseconds after which a request without an answer frees its slot. */
  readonly mostMs: number;
  readonly mostWaiting: number;
};

export const PAGE_SLOTS: SlotRule = { slots: 1, mostMs: 50, mostWaiting: 1_000 };
export const REQUEST_SLOTS: SlotRule = { slots: 4, mostMs: 50, mostWaiting: Number.POSITIVE_INFINITY };

type Work = { readonly response: ServerResponse; readonly start: () => void; readonly refuse: () => void };

/**
 * A request occupies its slot until it is answered, at most `mostMs`. If too many wait, `refuse` is called
 * for a request of the caller with the most.
 * @param turns decides when a request may start
 */
export function inSlots(
  { slots, mostMs, mostWaiting }: SlotRule,
  turns: Precedence = precedence(() => false),
): (caller: string, work: Work) => void {
  const waiting = new CallerTurns<Work>();
  let free = slots;
  let isScheduled = false;
  const occupy = ({ response, start }: Work): void => {
    free -= 1;
    const end = turns.begin();
    let isOccupied = true;
    const leave = (): void => {
      if (!isOccupied) return;
      isOccupied = false;
      clearTimeout(timer);
      free += 1;
      end();
      setImmediate(schedule);
    };
    const timer = setTimeout(leave, mostMs);
    response.once("finish", leave).once("close", leave);
    start();
  };
  const schedule = (): void => {
    if (isScheduled || free === 0 || waiting.size === 0) return;
    isScheduled = true;
    turns.after(startNext);
  };
  const startNext = (): void => {
    isScheduled = false;
    let next = waiting.take();
    while (next?.response.destroyed) next = waiting.take();
    if (next !== undefined) occupy(next);
    schedule();
  };
  return (caller, work) => {
    if (work.response.destroyed) return;
    if (free > 0 && waiting.size === 0 && turns.isOpen()) return occupy(work);
    if (waiting.size >= mostWaiting) {
      const dropped = waiting.makeRoomFor(caller);
      if (dropped === undefined) return work.refuse();
      dropped.refuse();
    }
    waiting.add(caller, work);
    schedule();
  };
}
