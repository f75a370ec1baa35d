/** The caller's address: of the socket, or as trusted proxies forwarded it (Spec, "HTTP requests" 1 to 8). */
import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

export type TrustedProxies = (address: string, hop: number) => boolean;

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIP(address) === 6 ? "ipv6" : "ipv4";
}

function networksOf(setting: string): BlockList {
  const networks = new BlockList();
  for (const entry of setting.split(",").map((each) => each.trim())) {
    const [address = "", prefix, ...rest] = entry.split("/");
    const largest = isIP(address) === 6 ? 128 : 32;
    const bits = Number(prefix ?? largest);
    if (isIP(address) === 0 || rest.length > 0 || !Number.isInteger(bits) || bits < 0 || bits > largest)
      throw new Error("TRUST_PROXY must be a number of proxies or a list of networks, such as 10.0.0.0/8,fd00::/8.");
    networks.addSubnet(address, bits, familyOf(address));
  }
  return networks;
}

/**
 * @param setting `TRUST_PROXY`: the number of proxies in front, or their networks as CIDR, separated by
 * commas
 * @throws {Error} if the setting is neither
 */
export function trustedProxies(setting: string | undefined): TrustedProxies {
  const text = setting?.trim() ?? "";
  if (/^\d*$/.test(text)) return (_address, hop) => hop < Number(text);
  const networks = networksOf(text);
  return (address) => isIP(address) !== 0 && networks.check(address, familyOf(address));
}

/** An address without the port that some proxies add; null if the entry is no address. */
function plainAddress(entry: string): string | null {
  const text = entry.trim();
  const [, bracketed = text] = /^\[(.*)\](?::\d+)?$/.exec(text) ?? [];
  const [, withoutPort = bracketed] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(bracketed) ?? [];
  return isIP(withoutPort) === 0 ? null : withoutPort.replace(/^::ffff:(?=\d+\.)/i, "");
}

export function peerOf(request: IncomingMessage): string {
  return plainAddress(request.socket.remoteAddress ?? "") ?? "unknown";
}

/**
 * The nearest address that is not a trusted proxy. An entry that is no address ends the search, and the proxy
 * that wrote it counts as the caller.
 */
export function callerAddress(request: IncomingMessage, isTrusted: TrustedProxies): string {
  let address = peerOf(request);
  const entries = String(request.headers["x-forwarded-for"] ?? "").split(",");
  for (let hop = 0; entries.length > 0 && isTrusted(address, hop); hop += 1) {
    const next = plainAddress(entries.pop() ?? "");
    if (next === null) return address;
    address = next;
  }
  return address;
}

const PRIVATE = networksOf("127.0.0.0/8,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,::1/128,fc00::/7,fe80::/10");

export function isLoopback(address: string): boolean {
  return address === "::1" || address.startsWith("127.");
}

/**
 * A warning for the operator if the caller's address is internal although a proxy forwarded another one,
 * because limits by address then count all callers as one.
 */
export function sharedAddressWarning(request: IncomingMessage, address: string): string | null {
  const named = String(request.headers["x-forwarded-for"] ?? "");
  if (named === "" || isIP(address) === 0 || !PRIVATE.check(address, familyOf(address))) return null;
  if (named.split(",").every((entry) => plainAddress(entry) === address)) return null;
  return `Callers share the address ${address}, although X-Forwarded-For names others. Set TRUST_PROXY to the proxies in front (docs/operating.md).`;
}
