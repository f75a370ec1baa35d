/** The customer as Adyen knows one. */
import { createHash } from "node:crypto";

/**
 * The `shopperReference`: a digest, because the merchant's own name of a customer may be an address or too
 * short. Undefined for a customer without one.
 */
export function shopperOf({ id }: { readonly id: string | null }): string | undefined {
  return id === null ? undefined : createHash("sha256").update(id, "utf8").digest("hex");
}
