import { type Event, SarrafError, signWebhook } from "@sarraf/node";

export type ForwardTarget = { readonly url: string; readonly secret: string };

/** Result of a forwarded event; `status` is null without a response. */
export type Forwarded = { readonly status: number | null; readonly error: string | null; readonly duration_ms: number };

/** Time-out of a forwarded event in milliseconds, equal to the service's webhook time-out. */
const TIMEOUT_MS = 15_000;

/** Name of the event, such as `payment.success`, `refund.success` or `subscription.blocked`. */
export function labelOf({ payload, kind }: Event): string {
  if ("event" in payload) return payload.event;
  if ("previous_state" in payload) return payload.type;
  return `${"operation" in payload ? payload.operation : kind}.${payload.result}`;
}

/** A forwarded event keeps the service's body field `signature`; the CLI signs its headers. */
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

/** True if a retry of the failed request may succeed, so that the command `listen` continues. */
export function mayPass(error: unknown): boolean {
  return error instanceof SarrafError && ["connection", "service", "rate_limit"].includes(error.kind);
}
