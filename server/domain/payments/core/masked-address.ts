/** Masks mail addresses on pages that anyone with the link can open. */

/** Keeps the first character and the domain, such as `n•••@example.com`. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf("@");
  const [first = ""] = address;
  return `${first}•••${address.slice(Math.max(at, 0))}`;
}
