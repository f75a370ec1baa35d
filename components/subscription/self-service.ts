/** What the self-service page can do; the page itself hands its actions down. */

/** The forms of the page; each leads back to it or on to a payment. */
export type SelfService = {
  readonly pay: (form: FormData) => Promise<void>;
  readonly payWithNewCard: () => Promise<void>;
  readonly retrySetup: () => Promise<void>;
  readonly addCard: () => Promise<void>;
  readonly switchCard: (form: FormData) => Promise<void>;
  readonly cancel: () => Promise<void>;
  readonly keep: () => Promise<void>;
};
