/** Webhook addresses with credentials, stored as `https://***@host/…#<id of the credential>`. */
import { UNSENDABLE } from "./sent-values";
import { type Field, field, refuse, url } from "./wire";

const MASK = "***";
/** Matches a stored address in JavaScript and in Postgres; its group is the credential's id. */
export const STORED_SOURCE = "//[*]{3}@[^#]*#(whc_[0-9a-f]{32})$";
const STORED = new RegExp(`^https?:${STORED_SOURCE}`, "i");
const ADDED = `${MASK}@#whc_`.length + 32;
const MOST_OF_PART = 255;

type Parts = { readonly address: string; readonly userinfo: string };

function partsOf(text: string): Parts | null {
  const [, scheme, userinfo, rest] = /^(https?:\/\/)([^/?#\\]*)@(.*)$/is.exec(text) ?? [];
  return scheme === undefined || userinfo === undefined ? null : { address: `${scheme}${rest}`, userinfo };
}

/** Reads a web address, also with a user name and password of at most 255 characters each. */
export function webhookUrl(max: number): Field<string> {
  const plain = url(max);
  return field(
    (value) => {
      const text = typeof value === "string" ? value.trim() : value;
      const parts = typeof text === "string" ? partsOf(text) : null;
      const read = plain.safeParse(parts?.address ?? text);
      if (!read.success) return refuse(read.error.issues[0]?.message ?? "Enter a valid URL.");
      if (parts === null) return read.data;
      const credential = credentialIn(parts.userinfo);
      if (credential === null || (credential === MASK && read.data.includes("#"))) return refuse("Enter a valid URL.");
      if (read.data.length + ADDED > max) return refuse(`Ensure this field has no more than ${max} characters.`);
      return String(text);
    },
    { type: "string", minLength: 1, maxLength: max, format: "uri" },
  );
}

/** `user:password` for Basic authentication (RFC 7617); null if it cannot be sent. */
function credentialIn(userinfo: string): string | null {
  if (userinfo === MASK) return MASK;
  const [name = "", ...rest] = userinfo.split(":");
  try {
    const [username, password] = [decodeURIComponent(name), decodeURIComponent(rest.join(":"))];
    const fits = [username, password].every((part) => [...part].length <= MOST_OF_PART && !UNSENDABLE.test(part));
    return fits && !username.includes(":") && username !== MASK ? `${username}:${password}` : null;
  } catch {
    return null;
  }
}

export type SentAddress = {
  /** `user:password` of an address; null if the address has `***` instead. */
  readonly credential: string | null;
  readonly storedAs: (credentialId: string) => string;
};

/**
 * The parts of an address that {@link webhookUrl} accepted; null if it has no credentials or is a stored one.
 */
export function sentAddress(sent: string): SentAddress | null {
  const parts = STORED.test(sent) ? null : partsOf(sent);
  const credential = parts && credentialIn(parts.userinfo);
  if (parts === null || credential === null) return null;
  const [address = ""] = parts.address.split("#", 1);
  const masked = address.replace("//", `//${MASK}@`);
  return { credential: credential === MASK ? null : credential, storedAs: (id) => `${masked}#${id}` };
}

export function shownAddress(stored: string): string {
  const [shown = ""] = stored.split("#", 1);
  return STORED.test(stored) ? shown : stored;
}

export function dialledAddress(stored: string): string {
  return STORED.test(stored) ? shownAddress(stored).replace(`${MASK}@`, "") : stored;
}

export function credentialIdOf(stored: string): string | null {
  return STORED.exec(stored)?.[1] ?? null;
}
