const SEPARATORS = /[\s().\-/]/g;

/**
 * The number in the providers' form, E.164: `+` and 7 to 15 digits. Null if it does not begin with `+` or
 * `00`, because without its country it could be another person's (Spec, "Delivery of mails and texts" 4 to
 * 7).
 */
export function internationalPhone(phone: string): string | null {
  const [, digits] = /^(?:\+|00)([1-9]\d{6,14})$/.exec(phone.replace(SEPARATORS, "")) ?? [];
  return digits === undefined ? null : `+${digits}`;
}
