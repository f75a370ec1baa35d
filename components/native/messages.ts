/**
 * The messages between the embedded page and the app around it (docs/guides/en/native-sdk.md). The packages
 * `sdk/ios`, `sdk/android` and `sdk/flutter` are tested against this table.
 */

export const BRIDGE_VERSION = 1;
export const MAX_BYTES = 65_536;

const RESULT = [
  "message",
  "form_of_payment",
  "status",
  "challenge_occurred",
  "session_id",
  "order_no",
  "reference_number",
  "operation",
  "redirect_url",
  "payment_gateway_info",
] as const;

export const FROM_PAGE = {
  hello: ["page_version", "bridge_versions"],
  ready: ["forms", "state"],
  height: ["height"],
  change: ["form_of_payment", "pg_code", "valid", "card", "amount", "fee", "total"],
  "validate.request": ["form_of_payment", "pg_code", "card"],
  "wallet.availability.request": ["wallet", "entry"],
  "wallet.request": ["wallet", "entry"],
  "wallet.complete": ["approved"],
  navigate: ["url", "mode", "return_url"],
  secure: ["on"],
  popup: ["kind", "message", "rows"],
  "back.handled": ["handled"],
  success: RESULT,
  cancel: RESULT,
  error: [...RESULT, "code", "retryable"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export const FROM_SHELL = {
  init: [
    "merchantId",
    "apiKey",
    "sessionId",
    "amount",
    "lang",
    "uiMode",
    "formsOfPayment",
    "displaySettings",
    "setupPreload",
    "theme",
    "showPaymentDetails",
    "payButtonText",
    "platform",
    "sdk_version",
    "capabilities",
    "safe_area",
  ],
  "config.update": ["lang", "theme", "uiMode", "formsOfPayment"],
  reload: ["session_id", "setupPreload"],
  "validate.result": ["ok", "message"],
  "wallet.availability.result": ["available", "can_setup", "reason", "resumed"],
  "wallet.result": ["status", "payload"],
  "navigate.closed": ["by", "url"],
  back: [],
  ack: ["re"],
  detach: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type PageMessage = keyof typeof FROM_PAGE;
export type ShellMessage = keyof typeof FROM_SHELL;
export type MessageData = Readonly<Record<string, unknown>>;

/** Messages that end a payment and that the app must acknowledge. */
export type ResultMessage = "success" | "cancel" | "error";

export type Envelope<Type extends string> = {
  readonly v: number;
  readonly id: string;
  /** Id of the message to which this one replies; otherwise null. */
  readonly re: string | null;
  readonly type: Type;
  readonly sid: string;
  readonly ts: number;
  readonly data: MessageData;
};

export type IncomingMessage =
  | { readonly kind: "message"; readonly message: Envelope<ShellMessage> }
  | { readonly kind: "version"; readonly id: string }
  | { readonly kind: "ignored" };

const IGNORED: IncomingMessage = { kind: "ignored" };
const ID = /^[-\w]{1,64}$/;

function isRecord(value: unknown): value is MessageData {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

function isShellMessage(type: unknown): type is ShellMessage {
  return typeof type === "string" && Object.hasOwn(FROM_SHELL, type);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function onlyKeys(data: MessageData, keys: readonly string[]): MessageData {
  return Object.fromEntries(keys.filter((key) => data[key] !== undefined).map((key) => [key, data[key]]));
}

/**
 * Parses a message of the app.
 * @param sid this page's session; messages for other sessions are ignored
 */
export function readMessage(text: unknown, sid: string): IncomingMessage {
  if (typeof text !== "string" || text.length > MAX_BYTES || bytesOf(text) > MAX_BYTES) return IGNORED;
  const envelope = parsed(text);
  if (!isRecord(envelope) || envelope.sid !== sid) return IGNORED;
  const { v, id, re, type, ts, data } = envelope;
  if (typeof id !== "string" || !ID.test(id) || !Number.isInteger(v)) return IGNORED;
  if (v !== BRIDGE_VERSION) return { kind: "version", id };
  const isAnswer = typeof re === "string" && ID.test(re);
  if (!isShellMessage(type) || !isRecord(data) || (!isAnswer && re !== null && re !== undefined)) return IGNORED;
  const known = onlyKeys(data, FROM_SHELL[type]);
  const at = typeof ts === "number" ? ts : 0;
  return { kind: "message", message: { v, id, re: isAnswer ? re : null, type, sid, ts: at, data: known } };
}

/**
 * Serializes a message with only the keys of its type. A gateway's response that would make the message too
 * long is omitted.
 */
export function writeMessage(envelope: Envelope<PageMessage>): string {
  const data = onlyKeys(envelope.data, FROM_PAGE[envelope.type]);
  const text = JSON.stringify({ ...envelope, data });
  if (bytesOf(text) <= MAX_BYTES) return text;
  const { payment_gateway_info: _, entry: _entry, rows: _rows, ...short } = data;
  return JSON.stringify({ ...envelope, data: short });
}
