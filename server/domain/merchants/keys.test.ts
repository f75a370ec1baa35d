import { describe, expect, it } from "vitest";
import { sha256 } from "@/server/kernel/ids";
import { newSessionToken } from "./console/session-token";
import { newKeyPair, newWebhookKeys } from "./keys";

/** Random bits of a text, at most: those of its characters after the prefix, each one of `alphabet`. */
function bits(text: string, alphabet: number): number {
  return Math.floor(text.length * Math.log2(alphabet));
}

const afterPrefix = (key: string) => key.slice(key.lastIndexOf("_") + 1);

describe("every secret has 190 random bits or more", () => {
  it("keys of merchants, of which digests alone are stored", () => {
    const pair = newKeyPair();
    const { privateKey, publicKey, privateDigest, publicDigest } = pair;
    for (const key of [privateKey, publicKey]) {
      expect(bits(afterPrefix(key), 62)).toBeGreaterThanOrEqual(190);
      expect(afterPrefix(key)).toMatch(/^[0-9A-Za-z]{32}$/);
    }
    expect([privateDigest, publicDigest]).toEqual([sha256(privateKey), sha256(publicKey)]);
    expect(new Set(Array.from({ length: 200 }, () => newKeyPair().privateKey)).size).toBe(200);
  });

  it("keys of webhooks", () => {
    const { hmacKey, webhookSecret } = newWebhookKeys();
    expect(bits(hmacKey, 16)).toBe(256);
    expect(Buffer.from(webhookSecret.slice("whsec_".length), "base64")).toHaveLength(32);
  });

  it("tokens of console sessions, of which the digest alone is stored", () => {
    const { token, tokenDigest } = newSessionToken();
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    expect(tokenDigest).toBe(sha256(token));
  });
});
