/** The addresses of what a session shows besides its pages. */
import type { MerchantFacts } from "@/server/kernel/types";

type Base = Pick<MerchantFacts, "baseUrl">;

/** Where whoever has the address downloads the file with this path. */
export function attachmentUrl({ baseUrl }: Base, path: string): string {
  return `${baseUrl}/media/${path}`;
}

/** Where the session's QR code is drawn. */
export function qrCodeUrl({ baseUrl }: Base, sessionId: string): string {
  return `${baseUrl}/media/qr_codes/${sessionId}.png`;
}

/** The link that a merchant gives its customer, and that the QR code holds. */
export function checkoutUrl({ baseUrl }: Base, sessionId: string): string {
  return `${baseUrl}/b/checkout/redirect/start/?session_id=${sessionId}`;
}
