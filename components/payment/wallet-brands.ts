export const WALLET_BRANDS = {
  apple_pay: "Apple Pay",
  google_pay: "Google Pay",
  samsung_pay: "Samsung Pay",
  stc_pay: "stc pay",
} as const;
