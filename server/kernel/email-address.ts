const MOST_OCTETS = 254;
const MOST_LOCAL_OCTETS = 64;
const MOST_DOMAIN = 253;

const OTHER = String.raw`[^\x00-\x7f\p{C}\p{Z}]`;
const ATOM = String.raw`(?:[\w!#$%&'*+/=?^\x60{|}~-]|${OTHER})+`;
const DOT_ATOM = new RegExp(String.raw`^${ATOM}(?:\.${ATOM})*$`, "u");
const QUOTED = new RegExp(String.raw`^"(?:[\x20\x21\x23-\x5b\x5d-\x7e]|${OTHER}|\\[\x20-\x7e])+"$`, "u");
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

const MARK = /[\s\u061c\u200e\u200f]/;

/** Removes white space and direction marks, which right-to-left keyboards insert, at both ends. */
export function withoutMarkedEnds(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && MARK.test(text.charAt(start))) start += 1;
  while (end > start && MARK.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf("@");
  const local = text.slice(0, at);
  return (
    at > 0 &&
    octets(text) <= MOST_OCTETS &&
    octets(local) <= MOST_LOCAL_OCTETS &&
    (DOT_ATOM.test(local) || QUOTED.test(local)) &&
    asciiDomain(text.slice(at + 1)) !== null
  );
}

export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  return /[^ -~]/.test(domain) ? `${address.slice(0, at)}@${asciiDomain(domain) ?? domain}` : address;
}

/** The domain in Punycode (`xn--…`); null if it is invalid or has letters that NFKC changes. */
function asciiDomain(domain: string): string | null {
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) || domain !== domain.normalize("NFKC")) return null;
  const address = `http://${domain}`;
  const ascii = URL.canParse(address) ? new URL(address).hostname : "";
  const labels = ascii.split(".");
  const fits = labels.length > 1 && ascii.length <= MOST_DOMAIN && labels.every((label) => LABEL.test(label));
  return fits && !/^\d+$/.test(labels.at(-1) ?? "") ? ascii : null;
}

function octets(text: string): number {
  return new TextEncoder().encode(text).length;
}

export function mailtoOf(address: string): string {
  const at = address.lastIndexOf("@");
  return `mailto:${encodeURIComponent(address.slice(0, at))}@${encodeURIComponent(address.slice(at + 1))}`;
}
