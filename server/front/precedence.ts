import type { ServerResponse } from "node:http";

/** Maximum milliseconds that other requests wait for requests with precedence. */
const MOST_MS = 20;

export type Precedence = {
  /** Gives a request precedence until it is answered. */
  give(response: ServerResponse): void;
  /** Calls the function once no request has precedence, or after {@link MOST_MS}. */
  after(start: () => void): void;
};

/** Delays requests until those with a known credential have started, which a flood must not slow down. */
export function precedence(): Precedence {
  let inWork = 0;
  const waiting = new Set<() => void>();
  return {
    give(response) {
      inWork += 1;
      response.once("close", () => {
        inWork -= 1;
        if (inWork === 0) for (const start of waiting) start();
      });
    },
    after(start) {
      if (inWork === 0) return start();
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
