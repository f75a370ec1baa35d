import type { ServerResponse } from "node:http";
import { CallerTurns } from "./turns";

const SLOTS = 2;
/** Milliseconds after which a page leaves its slot although it waits for a gateway or a slow reader. */
const MOST_MS = 100;
/** Maximum number of pages that wait, of all callers together. */
const MOST_WAITING = 1_000;

type Page = { readonly response: ServerResponse; readonly start: () => void; readonly refuse: () => void };

/**
 * A page occupies its slot until it is sent; probes are answered between turns of the event loop. If too many
 * pages wait, `refuse` is called for a page of the caller with the most.
 */
export function pageSlots(): (caller: string, page: Page) => void {
  const waiting = new CallerTurns<Page>();
  let free = SLOTS;
  const occupy = ({ response, start }: Page): void => {
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
  return (caller, page) => {
    if (page.response.destroyed) return;
    if (free > 0 && waiting.size === 0) return occupy(page);
    if (waiting.size >= MOST_WAITING) {
      const dropped = waiting.makeRoomFor(caller);
      if (dropped === undefined) return page.refuse();
      dropped.refuse();
    }
    waiting.add(caller, page);
  };
}
