/** Digests for comparing requests whose bodies may contain a password or card number. */
import { createHmac } from "node:crypto";
import { knownKeys } from "@/server/secrets";
import { bodyDigest } from "./core/body-digest";

/**
 * Keyed digests of a request, so that passwords cannot be guessed from the stored row. During a rotation of
 * the secret, the digest under the previous secret follows.
 */
export function digestsUnderSecret(request: unknown): readonly string[] {
  const body = bodyDigest(request);
  return knownKeys("repeated-request").map((key) => createHmac("sha256", key).update(body).digest("hex"));
}
