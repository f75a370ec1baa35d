import { standardWebhooksSignature } from "./signatures";

export type SentEvent = {
  readonly id: string;
  readonly body: string;
  readonly secrets: readonly string[];
  readonly tries: readonly { readonly timestamp: string; readonly signature: string }[];
};

export type PastedRequest = { readonly body: string; readonly headers: string };

const NAMES = ["webhook-id", "webhook-timestamp", "webhook-signature"] as const;

export type HeaderName = (typeof NAMES)[number];

/**
 * Result of comparing a pasted request with an event. `valid`: body and signature match. `missing`: a header
 * is missing. `other_event`: the headers belong to another event. `body`: the first differing byte, counted
 * from 1, with the text on both sides; `isSignatureOurs` if the signature fits the sent body. `timestamp`:
 * the signature is ours, for another time. `secret`: the body is right, but the signature was made with
 * another secret, or changed.
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

/** Number of characters of each body that are shown from the difference on. */
const SHOWN = 24;

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

function signatureOf(sent: SentEvent, headers: PastedHeaders): "valid" | "timestamp" | "secret" {
  const { "webhook-timestamp": timestamp = "", "webhook-signature": signatures = "" } = headers;
  const given = signatures.split(/\s+/);
  const known = sent.tries.filter(({ signature }) => signature.split(" ").some((each) => given.includes(each)));
  if (known.some((each) => each.timestamp === timestamp)) return "valid";
  const { id, body, secrets } = sent;
  const ours = secrets.map((secret) => standardWebhooksSignature(secret, { id, timestamp, body }));
  if (ours.some((each) => given.includes(each))) return "valid";
  return known.length > 0 ? "timestamp" : "secret";
}

type PastedHeaders = Partial<Record<HeaderName, string>>;

/** Parses headers in any form: lines of `name: value`, options of curl, JSON. */
function pastedHeaders(text: string): PastedHeaders {
  const found: PastedHeaders = {};
  for (const name of NAMES) {
    const [, value] = new RegExp(`${name}["']?\\s*[:=]\\s*["']?(${FORMS[name]})`, "i").exec(text) ?? [];
    if (value !== undefined) found[name] = value;
  }
  return found;
}

/** The index of the first differing character, never inside a surrogate pair, or null. */
function firstDifference(one: string, other: string): number | null {
  if (one === other) return null;
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at += 1;
  const before = one.charCodeAt(at - 1);
  return at > 0 && before >= 0xd800 && before <= 0xdbff ? at - 1 : at;
}
