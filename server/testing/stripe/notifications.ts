/** What the stand-in tells by itself: signed with the vendor's package, sent when a test says so. */
import Stripe from "stripe";
import type { Books, StripeTold } from "./things";

/** How the events are sent that have not been sent yet. */
export type Sending = {
  /** Each so many times; 1 unless given. */
  readonly times?: number;
  /** The latest comes first. */
  readonly isReversed?: boolean;
  /** Signed with another secret; the events are sent again later. */
  readonly isForged?: boolean;
};

/** One message as it is posted. */
export type StripeMessage = { readonly headers: Record<string, string>; readonly body: string };

export type Notifications = {
  /** All events so far, in their order. */
  readonly events: readonly StripeTold[];
  /** What has not been posted yet, signed with the secret of an account's address. */
  messages(secret: string, sending?: Sending): readonly StripeMessage[];
  /** Posts these messages. @returns the statuses that the receiver answered, in their order */
  deliver(url: string, secret: string, sending?: Sending): Promise<readonly number[]>;
};

export function notifications(books: Books): Notifications {
  let sent = 0;
  const messages: Notifications["messages"] = (secret, { times = 1, isReversed = false, isForged = false } = {}) => {
    const fresh = books.events.slice(sent);
    if (!isForged) sent = books.events.length;
    const timestamp = Math.floor(books.now() / 1_000);
    const key = isForged ? `${secret}_forged` : secret;
    return (isReversed ? fresh.reverse() : fresh).flatMap(({ body }) => {
      const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: key, timestamp });
      const message = { headers: { "Content-Type": "application/json", "stripe-signature": signature }, body };
      return Array.from({ length: times }, () => message);
    });
  };
  return {
    events: books.events,
    messages,
    deliver: async (url, secret, sending) => {
      const statuses: number[] = [];
      for (const message of messages(secret, sending)) {
        statuses.push((await fetch(url, { method: "POST", ...message })).status);
      }
      return statuses;
    },
  };
}
