/** Adyen's maximum lengths of texts in characters. */
export const MOST = { description: 280, origin: 80, shopperIP: 50, returned: 8_000 } as const;

export const LOCALES = { en: "en-US", ar: "ar" } as const;
