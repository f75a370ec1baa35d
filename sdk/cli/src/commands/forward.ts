/** Posts an event to a developer's own machine as the service would. */
import { type Event, SarrafError, signWebhook } from "@sarraf/node";

/** Where events are posted, and with which secret they are signed. */
export type ForwardTarget = { readonly url: string; readonly secret: string };

/** What became of one; `status` is null if there was no answer. */
export type Forwarded = { readonly status: number | null; readonly error: string | null; readonly duration_ms: number };

/** As long as the service itself would wait. */
const TIMEOUT_MS = 15_000;

/** What the event is called: `payment.success`, `refund.success`, `subscription.blocked`. */
export function labelOf({ payload, kind }: Event): string {
  if ("event" in payload) return payload.event;
  return `${"operation" in payload ? payload.operation : kind}.${payload.result}`;
}

/** Posts the event once. `signature` in its body is the service's own, that of the headers is made here. */
export async function forward(event: Event, { url, secret }: ForwardTarget, signal: AbortSignal): Promise<Forwarded> {
  const body = JSON.stringify(event.payload);
  const began = performance.now();
  const spent = (): number => Math.round(performance.now() - began);
  try {
    const response = await fetch(url, {
      method: "POST",
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      headers: {
        "Content-Type": "application/json",
        "User-Agent": "Sarraf-Webhooks/1.0",
        ...signWebhook({ id: event.id, body }, { secret }),
      },
      body,
    });
    await response.body?.cancel();
    return { status: response.status, error: null, duration_ms: spent() };
  } catch (error) {
    signal.throwIfAborted();
    return { status: null, error: reasonOf(error), duration_ms: spent() };
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError") return `no answer within ${TIMEOUT_MS / 1_000} s`;
  const { cause } = error;
  return cause instanceof Error && "code" in cause ? String(cause.code) : error.message;
}

/** Whether it may get better by itself: whoever listens waits for it. */
export function mayPass(error: unknown): boolean {
  return error instanceof SarrafError && ["connection", "service", "rate_limit"].includes(error.kind);
}
