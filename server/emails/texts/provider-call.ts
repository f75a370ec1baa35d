import { MessageRefused, ProviderBusy } from "@/server/domain/notifications";
import { internationalPhone } from "@/server/kernel/phone";
import { boundedAnswer } from "@/server/outbound/agents";
import { retryAfterSeconds } from "../send";

/** Default pause in seconds after 429 or a provider's error. */
const BUSY_SECONDS = 1;
const TROUBLE_SECONDS = { pause: 5, retry: 60 } as const;
const TIMEOUT_MS = 10_000;
const TOO_MANY_REQUESTS = 429;

export type ProviderError = { readonly code: number | null; readonly message: string | null };

export type Dialect = {
  readonly name: string;
  readonly errorOf: (body: unknown) => ProviderError;
  readonly busy: ReadonlySet<number>;
  readonly trouble: ReadonlySet<number>;
  /** Error codes of a provider that will never accept the message or its number. */
  readonly final: ReadonlySet<number>;
};

/**
 * Posts an SMS or WhatsApp message.
 * @throws {ProviderBusy} for 429, 5xx, time-outs and error codes that mean the same
 * @throws {MessageRefused} for final codes
 * @throws {Error} for other refusals
 */
export async function postMessage(url: string, init: RequestInit, dialect: Dialect): Promise<void> {
  const { answer, body } = await exchange(url, init);
  if (answer.ok) return;
  const { code, message } = dialect.errorOf(body);
  const reason = `${dialect.name}: ${message ?? `status ${answer.status}`}${code === null ? "" : ` (${code})`}`;
  const asked = retryAfterSeconds(answer.headers.get("retry-after") ?? undefined, Date.now());
  if (answer.status === TOO_MANY_REQUESTS || has(dialect.busy, code)) {
    const wait = asked ?? BUSY_SECONDS;
    throw new ProviderBusy(reason, wait, wait);
  }
  if (answer.status >= 500 || has(dialect.trouble, code)) throw trouble(reason, asked);
  throw has(dialect.final, code) ? new MessageRefused(reason) : new Error(reason);
}

function has(codes: ReadonlySet<number>, code: number | null): boolean {
  return code !== null && codes.has(code);
}

function trouble(reason: string, asked: number | null): ProviderBusy {
  const { pause, retry } = TROUBLE_SECONDS;
  return new ProviderBusy(reason, asked ?? pause, Math.max(asked ?? 0, retry));
}

async function exchange(url: string, init: RequestInit): Promise<{ answer: Response; body: unknown }> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = boundedAnswer(await fetch(url, { ...init, method: "POST", redirect: "error", signal }));
    return { answer, body: asJson(await answer.text()) };
  } catch (error) {
    throw trouble(error instanceof Error ? error.message : String(error), null);
  }
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * The phone number in E.164.
 * @throws {MessageRefused} without a country code
 */
export function reachable(phone: string): string {
  const number = internationalPhone(phone);
  if (number === null) throw new MessageRefused("The number does not begin with the code of its country.");
  return number;
}
