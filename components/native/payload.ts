import type { CheckoutResult } from "@/sdk/web/types";
import type { MessageData } from "./messages";
import { NATIVE_WALLETS, type NativeWallet } from "./shell-options";

export type Refusal = { readonly code: string; readonly message: string; readonly retryable: boolean };

export type Caller = { readonly apiKey: string; readonly sessionId: string };

const CODES: Readonly<Record<number, string>> = {
  401: "unauthorized",
  403: "forbidden",
  404: "session_not_found",
  429: "rate_limited",
};

function refusalOf(status: number, body: unknown): Refusal {
  const detail = typeof body === "object" && body !== null ? Reflect.get(body, "detail") : null;
  const message = typeof detail === "string" ? detail : `The service answered ${status}.`;
  return { code: CODES[status] ?? "service_error", message, retryable: status === 429 || status >= 500 };
}

export async function readPayload({ apiKey, sessionId }: Caller): Promise<MessageData | Refusal> {
  try {
    const headers = { Authorization: `Api-Key ${apiKey}` };
    const answer = await fetch(`/b/checkout/v1/sdk/${sessionId}/`, { headers, credentials: "omit" });
    const body: unknown = await answer.json().catch(() => null);
    return answer.ok && typeof body === "object" && body !== null
      ? (body as MessageData)
      : refusalOf(answer.status, body);
  } catch {
    return { code: "network", message: "The service cannot be reached.", retryable: true };
  }
}

export function isRefusal(read: MessageData | Refusal): read is Refusal {
  return typeof read.code === "string" && typeof read.retryable === "boolean";
}

export function isPayloadOf(payload: unknown, sessionId: string): payload is MessageData {
  return typeof payload === "object" && payload !== null && Reflect.get(payload, "session_id") === sessionId;
}

function entriesOf(payload: MessageData, name: string): readonly MessageData[] {
  const list = payload[name];
  return Array.isArray(list) ? list.filter((entry) => typeof entry === "object" && entry !== null) : [];
}

export function serviceOf(payload: MessageData, wallet: NativeWallet): MessageData | null {
  const { flow } = NATIVE_WALLETS[wallet];
  return entriesOf(payload, "payment_services").find((entry) => entry.flow === flow) ?? null;
}

export function priceOf(payload: MessageData, pgCode: string): MessageData {
  const entries = [...entriesOf(payload, "payment_methods"), ...entriesOf(payload, "payment_services")];
  const entry = entries.find(({ code, pg_code }) => code === pgCode || pg_code === pgCode);
  return { amount: payload.amount, fee: entry?.fee, total: entry?.amount };
}

export function responseOf(payload: MessageData): CheckoutResult | null {
  const { response } = payload;
  const status: unknown = typeof response === "object" && response !== null ? Reflect.get(response, "status") : null;
  return status === "success" || status === "canceled" || status === "error" ? (response as CheckoutResult) : null;
}
