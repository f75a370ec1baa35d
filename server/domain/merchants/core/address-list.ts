import ipaddr from "ipaddr.js";

/** Matches IPv4 addresses and blocks without leading zeros, which some programs read as octal. */
const IPV4 = /^(?:(?:0|[1-9]\d{0,2})\.){3}(?:0|[1-9]\d{0,2})(?:\/\d{1,2})?$/;

/** An address or a CIDR block in its shortest form, such as `203.0.113.0/24`; null for any other text. */
export function parseBlock(text: string): string | null {
  if (!text.includes(":") && !IPV4.test(text)) return null;
  try {
    const [address, bits] = ipaddr.parseCIDR(text.includes("/") ? text : `${text}/${wholeLength(text)}`);
    const start = address.kind() === "ipv4" ? ipaddr.IPv4 : ipaddr.IPv6;
    return `${start.networkAddressFromCIDR(`${address}/${bits}`)}/${bits}`;
  } catch {
    return null;
  }
}

function wholeLength(address: string): number {
  return ipaddr.parse(address).kind() === "ipv4" ? 32 : 128;
}

/**
 * True if a block contains the address, or if there are no blocks. An IPv4 address written as IPv6 counts as
 * IPv4.
 * @param blocks as {@link parseBlock} returns them
 */
export function isListed(blocks: readonly string[], address: string): boolean {
  if (blocks.length === 0) return true;
  if (!ipaddr.isValid(address)) return false;
  const peer = ipaddr.process(address);
  return blocks.some((block) => {
    const [start, bits] = ipaddr.parseCIDR(block);
    return start.kind() === peer.kind() && peer.match(start, bits);
  });
}
