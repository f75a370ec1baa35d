/** Keyed digests for comparing requests whose bodies may contain a password or card number. */
import { createHmac } from "node:crypto";
import { knownKeys } from "@/server/secrets";
import { bodyDigest } from "./core/body-digest";

/**
 * Digests of a request under the secret, so that passwords cannot be guessed from a stored row; during a
 * rotation also under the previous secret.
 */
export function digestsUnderSecret(request: unknown): readonly string[] {
  const body = bodyDigest(request);
  return knownKeys("repeated-request").map((key) => createHmac("sha256", key).update(body).digest("hex"));
}
