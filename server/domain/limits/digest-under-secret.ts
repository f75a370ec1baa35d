/** Compares requests whose bodies may hold a password or a card's number. */
import { createHmac } from "node:crypto";
import { secretKey } from "@/server/secrets";
import { bodyDigest } from "./core/body-digest";

/**
 * The digest of a request that only this installation can compute: nobody who reads the row can try out
 * passwords on it.
 */
export function digestUnderSecret(request: unknown): string {
  return createHmac("sha256", secretKey("repeated-request")).update(bodyDigest(request)).digest("hex");
}
