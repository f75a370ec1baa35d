import { createHash } from "node:crypto";

/**
 * `shopperReference`: a digest, because the merchant's customer id may be a mail address or too short.
 * Undefined without an id.
 */
export function shopperOf({ id }: { readonly id: string | null }): string | undefined {
  return id === null ? undefined : createHash("sha256").update(id, "utf8").digest("hex");
}
