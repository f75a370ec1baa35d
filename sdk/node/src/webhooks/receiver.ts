/** Receives webhooks: verified, and each event's work done once. */
import {
  type ReceivedRequest,
  type VerificationTerms,
  verifyWebhook,
  type WebhookEvent,
  WebhookVerificationError,
} from "./verify";

/** Where a receiver remembers which events it has worked on; a table with a unique index. */
export type WebhookStore<Tx> = {
  /**
   * Stores the id and does the work in one transaction. If the id is stored already, the work is not done.
   * If the work fails, neither is stored, and the error is thrown.
   * @returns whether the work was done
   */
  once(id: string, work: (tx: Tx) => Promise<void>): Promise<boolean>;
};

/** How webhooks are received. */
export type ReceiverOptions<Tx> = Omit<VerificationTerms, "now"> & {
  readonly store: WebhookStore<Tx>;
  /** The work, in the transaction of the store. Throw, and the event comes again later. */
  handle(event: WebhookEvent, tx: Tx): Promise<void>;
};

/** What to answer: 200 for an event that is worked on or was before, 401 for what is none. */
export type ReceiverAnswer =
  | { readonly status: 200; readonly event: WebhookEvent; readonly isRepeated: boolean }
  | { readonly status: 401; readonly error: WebhookVerificationError };

/** Receives webhooks in any framework. Both reject as `handle` and `once` do: answer 500 then. */
export type WebhookReceiver = {
  /** @throws {TypeError} for a body that was parsed already */
  receive(request: ReceivedRequest): Promise<ReceiverAnswer>;
  /** For frameworks whose handlers take a `Request` and return a `Response`. */
  fetch(request: Request): Promise<Response>;
};

/** A receiver of the merchant's webhooks. */
export function createReceiver<Tx>({ store, handle, ...terms }: ReceiverOptions<Tx>): WebhookReceiver {
  const receive = async (request: ReceivedRequest): Promise<ReceiverAnswer> => {
    let event: WebhookEvent;
    try {
      event = verifyWebhook(request, terms);
    } catch (error) {
      if (error instanceof WebhookVerificationError) return { status: 401, error };
      throw error;
    }
    const isFirst = await store.once(event.id, (tx) => handle(event, tx));
    return { status: 200, event, isRepeated: !isFirst };
  };
  return {
    receive,
    fetch: async (request) => {
      const body = new Uint8Array(await request.arrayBuffer());
      const { status } = await receive({ headers: request.headers, body });
      return new Response(null, { status });
    },
  };
}
