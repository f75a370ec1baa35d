/**
 * Remembers the credentials that this process recently accepted, with the address that sent the credential.
 */
import { createHmac, randomBytes } from "node:crypto";

const KEPT_MS = 10 * 60 * 1_000;
const MOST = 20_000;

export type KnownCredentials = {
  has(credential: string): boolean;
  add(credential: string): void;
  remove(credential: string): void;
};

/**
 * Credentials are stored as digests under a random key.
 * @param now milliseconds of a monotonic clock
 */
export function knownCredentials(now: () => number = () => performance.now()): KnownCredentials {
  const key = randomBytes(32);
  const until = new Map<string, number>();
  const digest = (credential: string): string => createHmac("sha256", key).update(credential).digest("base64");
  return {
    has: (credential) => (until.get(digest(credential)) ?? Number.NEGATIVE_INFINITY) > now(),
    add(credential) {
      const name = digest(credential);
      until.delete(name);
      until.set(name, now() + KEPT_MS);
      const oldest = until.size > MOST ? until.keys().next().value : undefined;
      if (oldest !== undefined) until.delete(oldest);
    },
    remove: (credential) => void until.delete(digest(credential)),
  };
}
