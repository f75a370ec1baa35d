/** Mail addresses on pages that anyone with the link can open. */

/** The address with its first character and its domain alone, such as `n•••@example.com`. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf("@");
  const [first = ""] = address;
  return `${first}•••${address.slice(Math.max(at, 0))}`;
}
