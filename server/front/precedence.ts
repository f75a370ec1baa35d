import type { ServerResponse } from "node:http";

/** Maximum milliseconds that other requests wait for requests with precedence. */
const MOST_MS = 20;

export type Precedence = {
  give(response: ServerResponse): void;
  /** Whether a request without precedence may start at once if no other request waits. */
  isOpen(): boolean;
  /** Counts a request without precedence. @returns a function that is called when it ends */
  begin(): () => void;
  /**
   * Calls the function once no request has precedence and, while the process is busy, no other request is
   * running; at the latest after {@link MOST_MS}.
   */
  after(start: () => void): void;
};

/**
 * Delays requests until those with a known credential have started, because a flood must not slow these down.
 */
export function precedence(isBusy: () => boolean): Precedence {
  let first = 0;
  let others = 0;
  const waiting = new Set<() => void>();
  const isOpen = (): boolean => others === 0 || !isBusy();
  const startWaiting = (): void => {
    for (const start of waiting) if (first === 0 && isOpen()) start();
  };
  return {
    isOpen,
    give(response) {
      first += 1;
      response.once("close", () => {
        first -= 1;
        startWaiting();
      });
    },
    begin() {
      others += 1;
      return () => {
        others -= 1;
        startWaiting();
      };
    },
    after(start) {
      if (first === 0 && isOpen()) return start();
      const once = (): void => {
        waiting.delete(once);
        clearTimeout(timer);
        start();
      };
      const timer = setTimeout(once, MOST_MS);
      waiting.add(once);
    },
  };
}
