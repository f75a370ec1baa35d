/** Data at `window` that the page's first script (early-frame.ts) leaves for the hydrated page. */

export type EarlyPage = {
  readonly end: () => void;
  readonly undress: () => void;
  /** The form that the customer sent before hydration; null if none. Later forms are no longer caught. */
  readonly takeSent: () => SentForm | null;
};

export type SentForm = { readonly form: HTMLFormElement; readonly submitter: HTMLElement | null };

const NAME = "earlyFrame";

export function keepEarlyPage(page: EarlyPage): void {
  Reflect.set(window, NAME, page);
}

function earlyPage(): EarlyPage | undefined {
  return Reflect.get(window, NAME);
}

export function endEarlyPage(): void {
  earlyPage()?.end();
}

export function undressEarlyPage(): void {
  earlyPage()?.undress();
}

export function sendEarlyForm(): void {
  const sent = earlyPage()?.takeSent();
  if (sent?.form.isConnected) sent.form.requestSubmit(sent.submitter);
}
