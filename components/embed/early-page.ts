/** Data at `window` that the page's first script (early-frame.ts) leaves for the hydrated page. */

export type EarlyPage = {
  readonly end: () => void;
  readonly undress: () => void;
};

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
