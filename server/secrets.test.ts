import { readFileSync } from "node:fs";
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { knownKeys, resealed, seal, secretKey, signToken, unseal, verifyToken } from "./secrets";

afterEach(() => vi.unstubAllEnvs());

/** Every text that differs from `text` in one place: a character changed, dropped or put in. */
function altered(text: string): string[] {
  return [...text].flatMap((character, at) => {
    const [before, after] = [text.slice(0, at), text.slice(at + 1)];
    const other = character === "A" ? "B" : "A";
    return [
      `${before}${other}${after}`,
      `${before}${after}`,
      `${before}!${character}${after}`,
      `${before} ${character}${after}`,
    ];
  });
}

describe("a sealed secret opens only as it was stored", () => {
  it("every text comes back, and no two seals of it are alike", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (plain) => {
        const sealed = seal(plain);
        expect(unseal(sealed)).toBe(plain);
        expect(seal(plain)).not.toBe(sealed);
        expect(sealed).toMatch(/^[\w-]+$/);
      }),
    );
  });

  it("the sealed text does not hold the secret", () => {
    expect(Buffer.from(seal("whsec_very-secret"), "base64url").includes("very-secret")).toBe(false);
  });

  it("one changed byte anywhere, or a shorter tag, refuses to open", () => {
    const bytes = Buffer.from(seal("secret"), "base64url");
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => unseal(changed.toString("base64url"))).toThrow();
    }
    const empty = Buffer.from(seal(""), "base64url");
    for (let length = 0; length < empty.length; length += 1)
      expect(() => unseal(empty.subarray(0, length).toString("base64url"))).toThrow();
  });

  it("another SARRAF_SECRET does not open it", () => {
    const sealed = seal("secret");
    vi.stubEnv("SARRAF_SECRET", "1".repeat(64));
    expect(() => unseal(sealed)).toThrow();
  });
});

describe("a token proves who issued it and what for", () => {
  it("every subject comes back from a token that needs no escaping in an address", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (subject) => {
        const token = signToken("attempt-token", subject);
        expect(verifyToken("attempt-token", token)).toBe(subject);
        expect(encodeURIComponent(token)).toBe(token);
      }),
    );
  });

  it("no token with one character changed, dropped or put in is taken", () => {
    const token = signToken("attempt-token", "att_7");
    for (const other of altered(token)) expect(verifyToken("attempt-token", other)).toBeNull();
  });

  it.each(["", ".", "..", "a", "a.b", "a.b.c", ".a", "a.", "é.ü", "\0.\0"])("%j is no token", (text) => {
    expect(verifyToken("attempt-token", text)).toBeNull();
    expect(verifyToken("page-token", `${signToken("page-token", "x")}${text}x`)).toBeNull();
  });

  it("a token of one purpose is worth nothing for another", () => {
    const token = signToken("attempt-token", "7");
    for (const purpose of ["page-token", "jwt", "seal"] as const) expect(verifyToken(purpose, token)).toBeNull();
  });

  it("a token of another SARRAF_SECRET is forged", () => {
    const token = signToken("page-token", "7");
    vi.stubEnv("SARRAF_SECRET", "1".repeat(64));
    expect(verifyToken("page-token", token)).toBeNull();
  });
});

it.each([
  "server/secrets.ts",
  "server/api/rest/metrics.ts",
  "server/domain/gateways/engine/core/signature.ts",
  "server/domain/gateways/simulated/notify.ts",
])("%s compares what callers prove in constant time", (path) => {
  const source = readFileSync(path, "utf8");
  expect(source).toMatch(/timingSafeEqual\(/);
  expect(source).not.toMatch(/[!=]==? (?:expected\b(?!\.length)|signature\()/);
});

describe("the keys", () => {
  it("differ by purpose, have 32 bytes and stay the same", () => {
    const keys = (["jwt", "attempt-token", "page-token", "seal"] as const).map((purpose) => secretKey(purpose));
    expect(new Set(keys.map((key) => key.toString("hex"))).size).toBe(4);
    expect(keys.map((key) => key.length)).toEqual([32, 32, 32, 32]);
    expect(secretKey("jwt")).toEqual(keys[0]);
  });

  it.each(["", "x".repeat(31)])("are not derived from a secret of too few characters: %j", (secret) => {
    vi.stubEnv("SARRAF_SECRET", secret);
    expect(() => secretKey("jwt")).toThrow("SARRAF_SECRET");
  });
});

describe("while the secret is replaced", () => {
  const [sealed, token, former] = [() => seal("secret", "totp"), () => signToken("page-token", "7"), "0".repeat(64)];
  const replace = (fallback: string) => {
    vi.stubEnv("SARRAF_SECRET", "1".repeat(64));
    vi.stubEnv("SARRAF_SECRET_FALLBACK", fallback);
  };

  it("what the former one sealed and signed is still known", () => {
    const [text, link] = [sealed(), token()];
    replace(former);
    expect(unseal(text, "totp")).toBe("secret");
    expect(verifyToken("page-token", link)).toBe("7");
    expect(verifyToken("jwt", link)).toBeNull();
    expect(verifyToken("page-token", `${link}x`)).toBeNull();
  });

  it("nothing more is sealed or signed under it", () => {
    replace(former);
    const [text, link] = [sealed(), token()];
    vi.stubEnv("SARRAF_SECRET_FALLBACK", "");
    expect(unseal(text, "totp")).toBe("secret");
    expect(verifyToken("page-token", link)).toBe("7");
  });

  it("what is sealed again opens without it, and needs no sealing again", () => {
    const text = sealed();
    replace(former);
    const resealedText = resealed(text, "totp") ?? "";
    expect(resealed(resealedText, "totp")).toBeNull();
    vi.stubEnv("SARRAF_SECRET_FALLBACK", "");
    expect(unseal(resealedText, "totp")).toBe("secret");
    expect(() => unseal(text, "totp")).toThrow();
  });

  it("a third secret is as unknown as ever", () => {
    const [text, link] = [sealed(), token()];
    replace("2".repeat(64));
    expect(() => unseal(text, "totp")).toThrow();
    expect(() => resealed(text, "totp")).toThrow();
    expect(verifyToken("page-token", link)).toBeNull();
  });

  it("the newest key comes first", () => {
    const before = secretKey("jwt");
    expect(knownKeys("jwt")).toEqual([before]);
    replace(former);
    expect(knownKeys("jwt")).toEqual([secretKey("jwt"), before]);
  });
});
