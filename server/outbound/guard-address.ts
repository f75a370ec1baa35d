/**
 * Decides which IP addresses outgoing requests may connect to. The check runs at connection time, after DNS.
 */
import { lookup as dnsLookup, type LookupAddress } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import ipaddr, { type IPv4, type IPv6 } from "ipaddr.js";
import { buildConnector } from "undici";

/** Error code of a connection that was refused before any packet was sent. */
export const FORBIDDEN_ADDRESS = "FORBIDDEN_ADDRESS";

class ForbiddenAddress extends Error {
  readonly code = FORBIDDEN_ADDRESS;
  constructor(address: string) {
    super(`${address} is not a public address.`);
  }
}

export type Exceptions = {
  /**
   * True if connections to loopback and private networks (RFC 1918, RFC 4193) are allowed; link-local
   * addresses, where clouds serve metadata, never are.
   */
  readonly local: boolean;
  readonly networks: readonly string[];
};

const LOCAL: ReadonlySet<string> = new Set(["loopback", "private", "uniqueLocal"]);

/** The only block of assigned IPv6 unicast addresses (RFC 4291). */
const GLOBAL_UNICAST = ipaddr.parseCIDR("2000::/3");

/**
 * Blocks of IPv6 unicast addresses that are not globally reachable: protocol assignments with Teredo, 6to4,
 * documentation (IANA IPv6 special-purpose registry).
 */
const SPECIAL = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"].map((block) => ipaddr.parseCIDR(block));

/** NAT64's well-known prefix (RFC 6052): the last 32 bits are an IPv4 address. */
const NAT64 = ipaddr.parseCIDR("64:ff9b::/96");

/** The address that packets reach: the inner address of IPv4-mapped and NAT64 addresses. Null if invalid. */
function reached(address: string): IPv4 | IPv6 | null {
  if (!ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4" || !parsed.match(NAT64)) return parsed;
  return ipaddr.fromByteArray(parsed.toByteArray().slice(-4));
}

function isGlobal(address: IPv4 | IPv6): boolean {
  if (address.kind() === "ipv4") return address.range() === "unicast";
  return address.match(GLOBAL_UNICAST) && !SPECIAL.some((block) => address.match(block));
}

function isIn(address: IPv4 | IPv6, network: string): boolean {
  const [base, bits] = ipaddr.parseCIDR(network);
  return base.kind() === address.kind() && address.match(base, bits);
}

/**
 * True for globally reachable unicast addresses and the given exceptions. Other ranges (private, loopback,
 * link-local, CGNAT, multicast, reserved) are refused, also inside IPv6 translation.
 */
export function mayDial(address: string, { local, networks }: Exceptions): boolean {
  const target = reached(address);
  if (target === null) return false;
  if (isGlobal(target) || networks.some((network) => isIn(target, network))) return true;
  return local && LOCAL.has(target.range());
}

export type Resolve = (
  hostname: string,
  options: { readonly all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

function guardedLookup(exceptions: () => Exceptions, resolve: Resolve = dnsLookup): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      const allowed = exceptions();
      const forbidden = addresses.find(({ address }) => !mayDial(address, allowed));
      const [first] = addresses;
      if (forbidden) return callback(new ForbiddenAddress(forbidden.address), []);
      if (first === undefined) return callback(new ForbiddenAddress(hostname), []);
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };
}

/**
 * Connects only to addresses that {@link mayDial} accepts, whether the host is a name or an address.
 * @param exceptions is called for each connection
 */
export function guardedConnector(
  timeout: number,
  exceptions: () => Exceptions,
  resolve?: Resolve,
): buildConnector.connector {
  const connect = buildConnector({ timeout, lookup: guardedLookup(exceptions, resolve) });
  return (options, callback) => {
    const host = options.hostname.replace(/^\[|\]$/g, "");
    if (isIP(host) !== 0 && !mayDial(host, exceptions())) return callback(new ForbiddenAddress(host), null);
    return connect(options, callback);
  };
}
