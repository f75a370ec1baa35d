/**
 * Keeps webhooks of production merchants out of private networks. The check is made at the connection, so
 * that a later DNS answer cannot evade it.
 */
import { lookup as dnsLookup, type LookupAddress } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { buildConnector } from "undici";

class ForbiddenAddress extends Error {
  readonly code = "FORBIDDEN_ADDRESS";
  constructor(address: string) {
    super(`${address} is not a public address.`);
  }
}

/**
 * True only for addresses of the public internet. Private, loopback, link-local (cloud metadata included),
 * shared (CGNAT), multicast and reserved ranges are refused, also through IPv6 translation; IPv4-mapped
 * addresses count as their IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  return ipaddr.process(address).range() === "unicast";
}

/** Resolves a name to all of its addresses, as `dns.lookup` does. */
export type Resolve = (
  hostname: string,
  options: { readonly all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Refuses a name if any of its addresses is not public. */
function guardedLookup(resolve: Resolve = dnsLookup): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      const forbidden = addresses.find(({ address }) => !isPublicAddress(address));
      const [first] = addresses;
      if (forbidden) return callback(new ForbiddenAddress(forbidden.address), []);
      if (first === undefined) return callback(new ForbiddenAddress(hostname), []);
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };
}

/** Connects only to public addresses, whether the host is a name or an address. */
export function guardedConnector(timeout: number, resolve?: Resolve): buildConnector.connector {
  const connect = buildConnector({ timeout, lookup: guardedLookup(resolve) });
  return (options, callback) => {
    const host = options.hostname.replace(/^\[|\]$/g, "");
    if (isIP(host) !== 0 && !isPublicAddress(host)) return callback(new ForbiddenAddress(host), null);
    return connect(options, callback);
  };
}
