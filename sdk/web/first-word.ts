/** Watches whether the page in the frame sends a message in time. */
import type { PaymentPlace } from "./place";
import { READY_MS } from "./reach";

/** Milliseconds after the frame's load event in which a page of the service sends its first message. */
export const GREETING_MS = 2_000;

type Reactions = {
  /** Called if the loaded page sends no message: the page is slow, or the browser blocked it. */
  readonly doubt: () => void;
  /** Called if the frame has not shown the payment in time. */
  readonly late: () => unknown;
};

export class FirstWord {
  private greeting: ReturnType<typeof setTimeout> | undefined;
  private showing: ReturnType<typeof setTimeout> | undefined;
  private isAwaited = false;

  constructor(
    place: Pick<PaymentPlace, "onLoad">,
    private readonly reactions: Reactions,
  ) {
    place.onLoad(() => {
      clearTimeout(this.greeting);
      if (this.isAwaited) this.greeting = setTimeout(reactions.doubt, GREETING_MS);
    });
  }

  /** Starts or restarts waiting for the frame's first message. */
  await(): void {
    this.stop();
    this.isAwaited = true;
    this.showing = setTimeout(this.reactions.late, READY_MS);
  }

  greeted(): void {
    this.isAwaited = false;
    clearTimeout(this.greeting);
  }

  stop(): void {
    this.greeted();
    clearTimeout(this.showing);
  }
}
