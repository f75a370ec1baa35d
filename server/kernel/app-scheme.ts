/** Permanent schemes (iana.org/assignments/uri-schemes). */
const PERMANENT =
  "aaa aaas about acap acct cap cid coap coap+tcp coap+ws coaps coaps+tcp coaps+ws crid data dav dict dns dtn " +
  "example file ftp geo go gopher h323 iax icap im imap info ipn ipp ipps iris iris.beep iris.lwz iris.xpc " +
  "iris.xpcs ldap leaptofrogans mailto mid msrp msrps mt mtqp mupdate news nfs ni nih nntp opaquelocktoken pkcs11 " +
  "pop pres reload rtsp rtsps rtspu service session shttp sieve sip sips sms snmp soap.beep soap.beeps stun stuns " +
  "tag tel telnet tftp thismessage tip tn3270 turn turns tv urn vemmi vnc ws wss xcon xcon-userid xmlrpc.beep " +
  "xmlrpc.beeps xmpp z39.50r z39.50s";

/** URI schemes that browsers and operating systems handle themselves. */
const OF_SYSTEMS =
  "afp android-app blob chrome content facetime facetime-audio feed filesystem ftps googlechrome googlechromes " +
  "intent itms itms-apps itms-appss itms-services jar javascript livescript market microsoft-edge mocha res " +
  "resource search-ms shell smb smsto ssh vbscript view-source vscode vscode-insiders webcal";

const OF_OTHERS: ReadonlySet<string> = new Set([...PERMANENT.split(" "), ...OF_SYSTEMS.split(" ")]);
const KIND_OF_OTHERS = /^ms-|-extension$/;

/** Matches the schemes `http` and `https` and misspellings of them. */
const LIKE_WEB = /^h(?:[tx]+p|p$)/;

export function isWebScheme(scheme: string): boolean {
  return scheme === "http" || scheme === "https";
}

export function looksLikeWeb(scheme: string): boolean {
  return LIKE_WEB.test(scheme);
}

/** True for a lower-case URI scheme (RFC 3986, 3.1) of 2 to 32 characters that apps can register. */
export function isAppScheme(scheme: string): boolean {
  return /^[a-z][a-z0-9+.-]{1,31}$/.test(scheme) && !isOfOthers(scheme) && !looksLikeWeb(scheme);
}

function isOfOthers(scheme: string): boolean {
  return OF_OTHERS.has(scheme) || KIND_OF_OTHERS.test(scheme);
}

export function isReturnScheme(scheme: string): boolean {
  return isWebScheme(scheme) || isAppScheme(scheme);
}

/** The scheme of a return address if it is an app's scheme that is not in `listed`; otherwise null. */
export function unlistedScheme(address: string | null | undefined, listed: readonly string[]): string | null {
  if (address == null) return null;
  const [scheme = ""] = address.toLowerCase().split(":", 1);
  return isWebScheme(scheme) || listed.includes(scheme) ? null : scheme;
}
