/** Limits how many pages this process renders at the same time for callers, who take turns. */
import type { ServerResponse } from "node:http";
import { CallerTurns } from "./turns";

/** Maximum number of pages that are rendered at the same time. */
const SLOTS = 2;
/** A page that waits for a gateway or for a slow reader leaves its slot after this time. */
const MOST_MS = 100;
/** Maximum number of pages that wait, of all callers together. */
const MOST_WAITING = 1_000;

type Waiting = { readonly response: ServerResponse; readonly start: () => void };

/**
 * A function that calls `start` as soon as a slot is free. A page occupies its slot until it is sent, so a
 * turn of the event loop renders few pages, and probes are answered between them.
 * @returns false, with nothing started, if too many pages wait
 */
export function pageSlots(): (caller: string, response: ServerResponse, start: () => void) => boolean {
  const waiting = new CallerTurns<Waiting>();
  let free = SLOTS;
  const occupy = ({ response, start }: Waiting): void => {
    free -= 1;
    let isOccupied = true;
    const leave = (): void => {
      if (!isOccupied) return;
      isOccupied = false;
      clearTimeout(timer);
      free += 1;
      setImmediate(next);
    };
    const timer = setTimeout(leave, MOST_MS);
    response.once("finish", leave).once("close", leave);
    start();
  };
  const next = (): void => {
    while (free > 0) {
      const first = waiting.take();
      if (first === undefined) return;
      if (!first.response.destroyed) occupy(first);
    }
  };
  return (caller, response, start) => {
    if (response.destroyed) return true;
    if (waiting.size >= MOST_WAITING) return false;
    if (free > 0 && waiting.size === 0) occupy({ response, start });
    else waiting.add(caller, { response, start });
    return true;
  };
}
