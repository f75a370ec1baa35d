/** Sends a simulated gateway's notifications in any order, repeatedly, late, forged, or never. */

/** A signed message. */
export type Message = { readonly headers: Readonly<Record<string, string>>; readonly body: string };

export type Sending = {
  /** How often each notification is sent; default 1. */
  readonly times?: number;
  /** True to send the newest notification first. */
  readonly isReversed?: boolean;
  /** True to sign with a wrong secret; the notifications then stay in the queue. */
  readonly isForged?: boolean;
};

export class NoticeQueue<N> {
  /** All notifications so far. */
  readonly told: N[] = [];
  /** Unsent notifications, which a test may reorder, repeat or remove. */
  readonly waiting: N[] = [];

  constructor(
    private readonly sign: (notice: N, secret: string) => Message,
    private readonly forged: (secret: string) => string,
  ) {}

  notify(notice: N): void {
    this.told.push(notice);
    this.waiting.push(notice);
  }

  /** Signs the unsent notifications and removes them from the queue. */
  messages(secret: string, { times = 1, isReversed = false, isForged = false }: Sending = {}): readonly Message[] {
    const sent = isForged ? [...this.waiting] : this.waiting.splice(0);
    const key = isForged ? this.forged(secret) : secret;
    return (isReversed ? sent.reverse() : sent).flatMap((notice) => {
      const message = this.sign(notice, key);
      return Array.from({ length: times }, () => message);
    });
  }
}
