import {
  type ReceivedRequest,
  type VerificationTerms,
  verifyWebhook,
  type WebhookEvent,
  WebhookVerificationError,
} from "./verify";

/** Stores the ids of processed events, for example in a table with a unique index. */
export type WebhookStore<Tx> = {
  /**
   * Stores the id and does the work in one transaction. A stored id skips the work; failed work stores
   * nothing and rethrows.
   * @returns whether the work was done
   */
  once(id: string, work: (tx: Tx) => Promise<void>): Promise<boolean>;
};

export type ReceiverOptions<Tx> = Omit<VerificationTerms, "now"> & {
  readonly store: WebhookStore<Tx>;
  /** Does the work inside the store's transaction. If it throws, the event is delivered again later. */
  handle(event: WebhookEvent, tx: Tx): Promise<void>;
};

/** Status to answer: 200 for an event processed now or before, 401 for an invalid webhook. */
export type ReceiverAnswer =
  | { readonly status: 200; readonly event: WebhookEvent; readonly isRepeated: boolean }
  | { readonly status: 401; readonly error: WebhookVerificationError };

/**
 * Receives webhooks in any framework. `receive` and `fetch` reject if `handle` or `once` does; answer 500
 * then.
 */
export type WebhookReceiver = {
  /** @throws {TypeError} if the body was already parsed */
  receive(request: ReceivedRequest): Promise<ReceiverAnswer>;
  fetch(request: Request): Promise<Response>;
};

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
