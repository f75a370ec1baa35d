import { sha256 } from "@/server/kernel/ids";

/**
 * `shopperReference`: a digest, because the merchant's customer id may be a mail address or too short, and
 * because merchants may share an account at Adyen. Undefined without an id.
 */
export function shopperOf(merchantId: string, { id }: { readonly id: string | null }): string | undefined {
  return id === null ? undefined : sha256(`${merchantId} ${id}`);
}
