/** Data at `window` that the page's first script (early-frame.ts) leaves for the hydrated page. */
import type { HookAnswer } from "./ask-hook";

export type EarlyPage = {
  /** Ends the first script's work, and repeats a press of a button that it kept. */
  readonly end: () => void;
  readonly undress: () => void;
  /** The answer of `validatePayment` to the press that is being repeated. */
  readonly answerFor: (choice: string) => Promise<HookAnswer> | null;
};

const NAME = "earlyFrame";

export function keepEarlyPage(page: EarlyPage): void {
  Reflect.set(window, NAME, page);
}

export function earlyPage(): EarlyPage | undefined {
  return Reflect.get(window, NAME);
}
