export const WALLET_BRANDS = {
  apple_pay: "Apple Pay",
  google_pay: "Google Pay",
  samsung_pay: "Samsung Pay",
  stc_pay: "stc pay",
} as const;

export function walletBrand(form: string): string | null {
  return Object.entries(WALLET_BRANDS).find(([brand]) => brand === form)?.[1] ?? null;
}
