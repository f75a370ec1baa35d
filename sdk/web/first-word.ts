/** Watches whether the frame's page answers in time. */
import { READY_MS } from "./reach";

/** Milliseconds after the frame's load event in which a page of the service sends its first message. */
export const GREETING_MS = 2_000;

type Reactions = {
  /** Called if the loaded page sends no message: it is slow, or the browser blocked it. */
  readonly doubt: () => void;
  /** Called if the payment was not shown in time. */
  readonly late: () => unknown;
};

export class FirstWord {
  private greeting: ReturnType<typeof setTimeout> | undefined;
  private showing: ReturnType<typeof setTimeout> | undefined;
  private isAwaited = false;

  constructor(
    frame: HTMLIFrameElement,
    private readonly reactions: Reactions,
  ) {
    frame.addEventListener("load", () => {
      clearTimeout(this.greeting);
      if (this.isAwaited) this.greeting = setTimeout(reactions.doubt, GREETING_MS);
    });
  }

  /** Starts or restarts the wait. */
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
