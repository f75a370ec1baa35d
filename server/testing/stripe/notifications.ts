/** What the stand-in tells by itself: signed with the vendor's package, sent when a test says so. */
import Stripe from "stripe";
import type { Books, StripeTold } from "./things";

/** How the events are sent that have not been sent yet. */
export type Sending = {
  /** Each so many times; 1 unless given. */
  readonly times?: number;
  /** The latest comes first. */
  readonly isReversed?: boolean;
  /** Signed with another secret. */
  readonly isForged?: boolean;
  /** How long ago they were signed, seconds. */
  readonly ageSeconds?: number;
};

export type Notifications = {
  /** All events so far, in their order. */
  readonly events: readonly StripeTold[];
  /** An event as it is posted. */
  signed(event: StripeTold, secret: string, sending?: Sending): { headers: Record<string, string>; body: string };
  /** Posts what has not been posted yet. @returns the statuses that the receiver answered, in their order */
  deliver(url: string, secret: string, sending?: Sending): Promise<readonly number[]>;
};

export function notifications(books: Books): Notifications {
  let sent = 0;
  const signed: Notifications["signed"] = ({ body }, secret, { isForged = false, ageSeconds = 0 } = {}) => {
    const timestamp = Math.floor(books.now() / 1_000) - ageSeconds;
    const key = isForged ? `${secret}_forged` : secret;
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: key, timestamp });
    return { headers: { "Content-Type": "application/json", "Stripe-Signature": signature }, body };
  };
  return {
    events: books.events,
    signed,
    deliver: async (url, secret, sending = {}) => {
      const { times = 1, isReversed = false } = sending;
      const fresh = books.events.slice(sent);
      if (!sending.isForged) sent = books.events.length;
      const statuses: number[] = [];
      for (const event of isReversed ? fresh.reverse() : fresh) {
        for (let time = 0; time < times; time += 1) {
          const response = await fetch(url, { method: "POST", ...signed(event, secret, sending) });
          statuses.push(response.status);
        }
      }
      return statuses;
    },
  };
}
