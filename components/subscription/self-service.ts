/** Actions of the self-service page; each redirects to this page or to a payment. */
export type SelfService = {
  readonly pay: (form: FormData) => Promise<void>;
  readonly payWithNewCard: () => Promise<void>;
  readonly retrySetup: () => Promise<void>;
  readonly addCard: () => Promise<void>;
  readonly switchCard: (form: FormData) => Promise<void>;
  readonly allowBackup: (form: FormData) => Promise<void>;
  readonly changeEmail: (form: FormData) => Promise<void>;
  readonly cancel: () => Promise<void>;
  readonly keep: () => Promise<void>;
};
