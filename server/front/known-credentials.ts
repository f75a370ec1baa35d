/**
 * Remembers the credentials that this process recently accepted, with the address that sent the credential.
 */
import { createHmac, randomBytes } from "node:crypto";
import type { ServerResponse } from "node:http";
import { forgetOldest } from "@/server/kernel/forget-oldest";
import type { View } from "./bridge";

const KEPT_MS = 10 * 60 * 1_000;
const MOST = 20_000;

type Watched = { readonly response: ServerResponse; readonly view: View };

export type KnownCredentials = {
  /**
   * @returns whether the credential was recently accepted; this request's answer decides for the next one
   */
  watch(credential: string, watched: Watched): boolean;
};

/**
 * Credentials are stored as digests under a random key.
 * @param now milliseconds of a monotonic clock
 */
export function knownCredentials(now: () => number = () => performance.now()): KnownCredentials {
  const key = randomBytes(32);
  const until = new Map<string, number>();
  return {
    watch(credential, { response, view }) {
      const digest = createHmac("sha256", key).update(credential).digest("base64");
      response.once("close", () => {
        if (view.credential === undefined) return;
        until.delete(digest);
        if (view.credential === "accepted") until.set(digest, now() + KEPT_MS);
        forgetOldest(until, MOST);
      });
      return (until.get(digest) ?? Number.NEGATIVE_INFINITY) > now();
    },
  };
}
