import type { MerchantFacts } from "@/server/kernel/types";

/** Absolute addresses, below the merchant's base address, that a client SDK calls with the public key. */
export function sdkAddresses({ baseUrl }: Pick<MerchantFacts, "baseUrl">, sessionId: string) {
  const of = (name: string): string => `${baseUrl}/b/checkout/api/sdk/v1/${name}/${sessionId}/`;
  return {
    submit: of("submit"),
    cancel: of("cancel"),
    preCheck: of("pre-payment-option-check"),
    sheet: of("apple-pay-session"),
    walletPhone: of("stc-pay"),
    walletCode: of("stc-pay-code"),
    card: (cardId: string): string => `${of("card")}${cardId}/`,
    applePay: `${baseUrl}/b/pbl/v2/payment/apple-pay/`,
    googlePay: `${baseUrl}/b/pbl/v2/payment/google-pay/`,
  };
}
