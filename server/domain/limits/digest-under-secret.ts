/** Compares requests whose bodies may hold a password or a card's number. */
import { createHmac } from "node:crypto";
import { knownKeys } from "@/server/secrets";
import { bodyDigest } from "./core/body-digest";

/**
 * The digest of a request that only this installation can compute: nobody who reads the row can try out
 * passwords on it. While the secret is replaced, the one under the former follows.
 */
export function digestsUnderSecret(request: unknown): readonly string[] {
  const body = bodyDigest(request);
  return knownKeys("repeated-request").map((key) => createHmac("sha256", key).update(body).digest("hex"));
}
