import { describe, expect, test } from "vitest";
import { challenge, readCredential } from "./credentials";

const ALL = ["private_key", "public_key", "basic", "bearer"] as const;
const encoded = (text: string): string => `Basic ${Buffer.from(text).toString("base64")}`;

describe("the Authorization header", () => {
  test.each([
    ["Api-Key sk_1", { scheme: "key", key: "sk_1" }],
    ["  api-key   sk_1 ", { scheme: "key", key: "sk_1" }],
    ["Bearer a.b.c", { scheme: "bearer", token: "a.b.c" }],
    ["Bearer sk_1", { scheme: "key", key: "sk_1" }],
    ["Bearer pk_1", { scheme: "key", key: "pk_1" }],
    [encoded("sk_1:"), { scheme: "key", key: "sk_1" }],
    [encoded("sk_1:secret"), { scheme: "basic", username: "sk_1", password: "secret" }],
    [encoded("user:pass:word"), { scheme: "basic", username: "user", password: "pass:word" }],
    [encoded("user:"), { scheme: "basic", username: "user", password: "" }],
    [encoded("مستخدم:كلمة"), { scheme: "basic", username: "مستخدم", password: "كلمة" }],
  ])("%s is read", (header, expected) => {
    expect(readCredential(header, { accepts: ALL, keysByBasic: true })).toEqual(expected);
  });

  test.each([
    [null, "Authentication credentials were not provided."],
    ["", "Authentication credentials were not provided."],
    ["Token abc", "Authentication credentials were not provided."],
    ["Api-Key", "Invalid API key header. No credentials provided."],
    ["Api-Key a b", "Invalid API key header. API key string should not contain spaces."],
    ["Basic", "Invalid basic header. No credentials provided."],
    ["Basic a b", "Invalid basic header. Credentials string should not contain spaces."],
    ["Basic !!!", "Invalid basic header. Credentials not correctly base64 encoded."],
    [encoded("no colon"), "Invalid basic header. Credentials not correctly base64 encoded."],
    [encoded("a\0:b"), "Invalid basic header. Credentials not correctly base64 encoded."],
    ["Bearer", "Invalid token header. No credentials provided."],
  ])("%s is refused", (header, message) => {
    expect(() => readCredential(header, { accepts: ALL, keysByBasic: true })).toThrow(message);
  });

  test.each([
    ["Api-Key pk_1", ["private_key"], "A public API key is not accepted here."],
    [encoded("a:b"), ["private_key"], "Basic authentication is not accepted here."],
    ["Bearer a", ["private_key"], "A bearer token is not accepted here."],
    ["Api-Key sk_1", ["basic"], "Authentication credentials were not provided."],
    ["Bearer sk_1", ["bearer"], "Authentication credentials were not provided."],
    ["Bearer pk_1", ["private_key", "bearer"], "A public API key is not accepted here."],
    [encoded("pk_1:"), ["private_key", "basic"], "A public API key is not accepted here."],
    ["Basic !!!", ["private_key"], "Basic authentication is not accepted here."],
  ] as const)("%s where only %j is taken is refused", (header, accepts, message) => {
    expect(() => readCredential(header, { accepts, keysByBasic: true })).toThrow(message);
  });

  test("a key by Basic is refused where Basic is refused whatever it holds", () => {
    const taken = { accepts: ["private_key"], keysByBasic: false } as const;
    expect(() => readCredential(encoded("sk_1:"), taken)).toThrow("Basic authentication is not accepted here.");
  });

  test("the challenge names each scheme once", () => {
    expect(challenge(ALL)).toBe('Api-Key realm="sarraf", Basic realm="sarraf", Bearer realm="sarraf"');
  });
});
