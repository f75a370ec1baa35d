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
  it("keys of merchants, of which digests and last four characters are stored", () => {
    const pair = newKeyPair();
    const { privateKey, publicKey, columns } = pair;
    for (const key of [privateKey, publicKey]) {
      expect(bits(afterPrefix(key), 62)).toBeGreaterThanOrEqual(190);
      expect(bits(afterPrefix(key).slice(0, -4), 62)).toBeGreaterThanOrEqual(166);
      expect(afterPrefix(key)).toMatch(/^[0-9A-Za-z]{32}$/);
    }
    expect(columns).toEqual({
      privateDigest: sha256(privateKey),
      publicDigest: sha256(publicKey),
      privateEnding: privateKey.slice(-4),
      publicEnding: publicKey.slice(-4),
    });
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
