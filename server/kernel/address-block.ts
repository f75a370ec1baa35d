const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
const BLOCK_GROUPS = 4;

function groupsOf(part: string): string[] {
  return part === "" ? [] : part.split(":");
}

/**
 * The /64 block of an IPv6 address, because one host usually controls a whole block; any other text, such as
 * an IPv4 address (also mapped into IPv6), unchanged.
 */
export function addressBlock(address: string): string {
  const [, mapped] = MAPPED.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  if (!/^[\da-f:.]*:[\da-f:.]*(?:%\w+)?$/i.test(address)) return address;
  const [plain = ""] = address.toLowerCase().split("%", 1);
  const [head = "", tail] = plain.split("::");
  const [left, right] = [groupsOf(head), groupsOf(tail ?? "")];
  const missing = tail === undefined ? 0 : Math.max(0, GROUPS - left.length - right.length);
  const groups = [...left, ...Array<string>(missing).fill("0"), ...right].slice(0, BLOCK_GROUPS);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, "")).join(":")}::/64`;
}
