/** Schemes that browsers and systems handle themselves. */
const OF_OTHERS: ReadonlySet<string> = new Set([
  ..."about blob chrome content data feed file filesystem ftp ftps gopher intent itms itms-apps jar".split(" "),
  ..."javascript ldap mailto market ms-settings res resource shell sip sips sms smsto ssh tel telnet".split(" "),
  ..."urn vbscript view-source webcal ws wss".split(" "),
]);

/** `http`, `https` and names that are taken for them. */
const LIKE_WEB = /^h(?:[tx]+p|p$)/;

export function isWebScheme(scheme: string): boolean {
  return scheme === "http" || scheme === "https";
}

export function looksLikeWeb(scheme: string): boolean {
  return LIKE_WEB.test(scheme);
}

/** True for a name in lower case (RFC 3986, 3.1) that an app can register: 2 to 32 characters. */
export function isAppScheme(scheme: string): boolean {
  return /^[a-z][a-z0-9+.-]{1,31}$/.test(scheme) && !OF_OTHERS.has(scheme) && !looksLikeWeb(scheme);
}

export function isReturnScheme(scheme: string): boolean {
  return isWebScheme(scheme) || isAppScheme(scheme);
}

/** The scheme of a return address if it is an app's that `listed` lacks; otherwise null. */
export function unlistedScheme(address: string | null | undefined, listed: readonly string[]): string | null {
  if (address == null) return null;
  const [scheme = ""] = address.toLowerCase().split(":", 1);
  return isWebScheme(scheme) || listed.includes(scheme) ? null : scheme;
}
