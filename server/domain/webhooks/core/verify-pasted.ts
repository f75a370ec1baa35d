/** Why a receiver finds a signature wrong: compares what it got with what was sent. */
import { standardWebhooksSignature } from "./signatures";

/** What was sent. */
export type SentEvent = {
  readonly id: string;
  /** Text for text. */
  readonly body: string;
  /** `whsec_` and the base64 of the key. */
  readonly secret: string;
  /** What the headers of its tries said, as far as it is known. */
  readonly tries: readonly { readonly timestamp: string; readonly signature: string }[];
};

/** What a receiver has, as somebody pasted it. */
export type PastedRequest = { readonly body: string; readonly headers: string };

const NAMES = ["webhook-id", "webhook-timestamp", "webhook-signature"] as const;

/** The name of one of the three headers. */
export type HeaderName = (typeof NAMES)[number];

/**
 * `valid`: body and signature belong together and are ours. `missing`: the headers lack one. `other_event`:
 * they are of another event. `body`: the first byte that differs, counted from 1, with what stands there on
 * both sides, empty where a body has ended; `isSignatureOurs` if the signature is right for the body that was
 * sent. `timestamp`: the signature is ours and belongs to another time. `secret`: the body is as it was sent,
 * and the signature was made with another secret, or changed.
 */
export type Verification =
  | { readonly kind: "valid" | "timestamp" | "secret" }
  | { readonly kind: "missing"; readonly name: HeaderName }
  | { readonly kind: "other_event"; readonly id: string }
  | {
      readonly kind: "body";
      readonly byte: number;
      readonly sent: string;
      readonly pasted: string;
      readonly isSignatureOurs: boolean;
    };

const FORMS: Readonly<Record<HeaderName, string>> = {
  "webhook-id": "[\\w.-]+",
  "webhook-timestamp": "\\d+",
  "webhook-signature": "v\\w+,[\\w+/=-]+(?: +v\\w+,[\\w+/=-]+)*",
};

/** How many characters of each body are shown from the difference on. */
const SHOWN = 24;

/** Compares the pasted request with the event. */
export function verifyPasted(sent: SentEvent, pasted: PastedRequest): Verification {
  const headers = pastedHeaders(pasted.headers);
  for (const name of NAMES) if (headers[name] === undefined) return { kind: "missing", name };
  if (headers["webhook-id"] !== sent.id) return { kind: "other_event", id: headers["webhook-id"] ?? "" };
  const signature = signatureOf(sent, headers);
  const at = firstDifference(sent.body, pasted.body);
  if (at === null) return { kind: signature };
  const shown = (text: string): string => [...text.slice(at)].slice(0, SHOWN).join("");
  return {
    kind: "body",
    byte: Buffer.byteLength(sent.body.slice(0, at), "utf8") + 1,
    sent: shown(sent.body),
    pasted: shown(pasted.body),
    isSignatureOurs: signature === "valid",
  };
}

/** Whether the signature is ours, for the body that was sent. */
function signatureOf(sent: SentEvent, headers: PastedHeaders): "valid" | "timestamp" | "secret" {
  const { "webhook-timestamp": timestamp = "", "webhook-signature": signatures = "" } = headers;
  const given = signatures.split(/\s+/);
  const known = sent.tries.filter(({ signature }) => given.includes(signature));
  if (known.some((each) => each.timestamp === timestamp)) return "valid";
  const { id, body, secret } = sent;
  if (given.includes(standardWebhooksSignature(secret, { id, timestamp, body }))) return "valid";
  return known.length > 0 ? "timestamp" : "secret";
}

type PastedHeaders = Partial<Record<HeaderName, string>>;

/** The headers in a text of any form: lines of `name: value`, options of curl, JSON. */
function pastedHeaders(text: string): PastedHeaders {
  const found: PastedHeaders = {};
  for (const name of NAMES) {
    const [, value] = new RegExp(`${name}["']?\\s*[:=]\\s*["']?(${FORMS[name]})`, "i").exec(text) ?? [];
    if (value !== undefined) found[name] = value;
  }
  return found;
}

/** The index of the first character that differs, never inside of a pair; null if there is none. */
function firstDifference(one: string, other: string): number | null {
  if (one === other) return null;
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at += 1;
  const before = one.charCodeAt(at - 1);
  return at > 0 && before >= 0xd800 && before <= 0xdbff ? at - 1 : at;
}
