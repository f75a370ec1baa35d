import type { ReadyOptions } from "./options";
import { type PopupLook, showResult } from "./popup";
import { eventOf, Listeners, report } from "./results";
import type { CheckoutEvents, CheckoutResult } from "./types";

export type Host = {
  readonly script: HTMLScriptElement | null;
  readonly listeners: Listeners;
};

/** Results of payments that this page has received, in any element. */
const received = new Set<string>();

function keyOf({ session_id, reference_number, status }: CheckoutResult): string {
  return [session_id, reference_number, status].join(" ");
}

export class Reports {
  readonly own = new Listeners();

  constructor(
    private readonly host: Host,
    private readonly options: Pick<ReadyOptions, "functions" | "popupDelayMs">,
    private readonly popups: () => PopupLook,
  ) {}

  emit<E extends keyof CheckoutEvents>(event: E, data: CheckoutEvents[E]): boolean {
    const isHeard = this.own.tell(event, data);
    return this.host.listeners.tell(event, data) || isHeard;
  }

  /** True if this page received the attempt's result before. */
  knows(result: CheckoutResult): boolean {
    return result.reference_number !== undefined && received.has(keyOf(result));
  }

  /** Without a listener a popup shows the result, unless the frame shows it (`isAnswered`). */
  tell(result: CheckoutResult, isAnswered = false): void {
    received.add(keyOf(result));
    const isHeard = this.emit(eventOf(result), result);
    const isReported = report({ script: this.host.script, functions: this.options.functions }, result);
    if (!isHeard && !isReported && !isAnswered) showResult(result, this.popups(), this.options.popupDelayMs);
  }
}
