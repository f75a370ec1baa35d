/** The notifications of a double: in order or not, twice, late, forged, or never. */

/** A signed message. */
export type Message = { readonly headers: Readonly<Record<string, string>>; readonly body: string };

export type Sending = {
  /** Each so many times; 1 unless given. */
  readonly times?: number;
  /** The latest comes first. */
  readonly isReversed?: boolean;
  /** Signed with another secret; the notices wait on. */
  readonly isForged?: boolean;
};

export class NoticeQueue<N> {
  /** All so far. */
  readonly told: N[] = [];
  /** Those that wait; a test may turn, repeat or remove them. */
  readonly waiting: N[] = [];

  constructor(
    private readonly sign: (notice: N, secret: string) => Message,
    private readonly forged: (secret: string) => string,
  ) {}

  notify(notice: N): void {
    this.told.push(notice);
    this.waiting.push(notice);
  }

  /** What waits, signed; it waits no longer. */
  messages(secret: string, { times = 1, isReversed = false, isForged = false }: Sending = {}): readonly Message[] {
    const sent = isForged ? [...this.waiting] : this.waiting.splice(0);
    const key = isForged ? this.forged(secret) : secret;
    return (isReversed ? sent.reverse() : sent).flatMap((notice) => {
      const message = this.sign(notice, key);
      return Array.from({ length: times }, () => message);
    });
  }
}
