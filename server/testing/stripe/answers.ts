/** Answers of the stand-in, with Stripe's memory of idempotency keys. */
import { Refusal } from "./things";

/** An answer as it goes over the wire. */
export type StripeAnswer = { readonly status: number; readonly text: string; readonly isReplay?: boolean };

type Memory = { readonly request: string; readonly answer: StripeAnswer; readonly at: number };

const KEPT_MS = 24 * 3_600_000;

export function failure(status: number, error: object): StripeAnswer {
  return { status, text: JSON.stringify({ error }) };
}

export const BROKEN = failure(500, { type: "api_error", message: "Something went wrong on our end." });

const IN_USE = failure(409, {
  type: "idempotency_error",
  code: "idempotency_key_in_use",
  message: "There is currently another in-progress request using this idempotency key.",
});

/** What was answered to a key, for as long as Stripe remembers. */
export class KeyMemory {
  readonly #answers = new Map<string, Memory>();
  readonly #running = new Set<string>();

  /** While a call with that key is being worked on, others with it are refused. @returns ends that */
  work(key: string): () => void {
    this.#running.add(key);
    return () => this.#running.delete(key);
  }

  /** Repeats a key's first answer, also a 500. Refusals before execution are not kept. */
  answer(key: string, request: string, now: number, act: () => StripeAnswer): StripeAnswer {
    if (this.#running.has(key)) return IN_USE;
    const known = this.#answers.get(key);
    if (known !== undefined && now - known.at < KEPT_MS) {
      if (known.request === request) return { ...known.answer, isReplay: true };
      const message =
        "Keys for idempotent requests can only be used with the same parameters they were first used with.";
      return failure(400, { type: "idempotency_error", message });
    }
    const answer = act();
    if (!isRefusedUnread(answer)) this.#answers.set(key, { request, answer, at: now });
    return answer;
  }
}

function isRefusedUnread({ status, text }: StripeAnswer): boolean {
  return status === 401 || status === 429 || (status === 400 && text.includes('"parameter_'));
}

/** Runs it; a refusal becomes its answer. */
export function answerOf(run: () => unknown): StripeAnswer {
  try {
    return { status: 200, text: JSON.stringify(run()) };
  } catch (error) {
    if (error instanceof Refusal) return failure(error.fault.status, error.fault.error);
    throw error;
  }
}
