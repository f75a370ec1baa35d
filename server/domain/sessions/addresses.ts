import type { MerchantFacts } from "@/server/kernel/types";

type Base = Pick<MerchantFacts, "baseUrl">;

/** The address of a file; anyone who has the address can download the file. */
export function attachmentUrl({ baseUrl }: Base, path: string): string {
  return `${baseUrl}/media/${path}`;
}

export function qrCodeUrl({ baseUrl }: Base, sessionId: string): string {
  return `${baseUrl}/media/qr_codes/${sessionId}.png`;
}

export function checkoutUrl({ baseUrl }: Base, sessionId: string): string {
  return `${baseUrl}/b/checkout/redirect/start/?session_id=${sessionId}`;
}
