/** Phone numbers in the providers' form. */

const SEPARATORS = /[\s().\-/]/g;

/**
 * E.164, `+` and 7 to 15 digits; null if it does not begin with `+` or `00`, because without its country it
 * could be another person's (Spec, "Delivery of mails and texts" 4 to 7).
 */
export function internationalPhone(phone: string): string | null {
  const [, digits] = /^(?:\+|00)([1-9]\d{6,14})$/.exec(phone.replace(SEPARATORS, "")) ?? [];
  return digits === undefined ? null : `+${digits}`;
}
