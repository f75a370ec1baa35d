/**
 * Masks an email address except its first character and domain, such as `n•••@example.com`, because anyone
 * with the link can open the page.
 */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf("@");
  const [first = ""] = address;
  return `${first}•••${address.slice(Math.max(at, 0))}`;
}
