import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { prefixed, referenceNumber, sessionId, sha256, shortCode } from "./ids";

const MANY = 2_000;

describe("identifiers have their documented form and do not repeat", () => {
  it.each([
    ["session_id", () => sessionId(randomBytes(20)), /^[0-9a-f]{40}$/],
    ["reference_number", () => referenceNumber(randomBytes(9)), /^SRF[0-9A-HJKMNP-TV-Z]{13}$/],
    ["short code", () => shortCode(randomBytes(10)), /^[0-9A-Za-z]{12}$/],
    ["key", () => prefixed("sk", randomBytes(25)), /^sk_[0-9A-Za-z]{32}$/],
  ] as const)("%s", (_name, make, form) => {
    const made = Array.from({ length: MANY }, make);
    for (const id of made) expect(id).toMatch(form);
    expect(new Set(made).size).toBe(MANY);
  });

  it("the same bytes make the same identifier, and every byte counts", () => {
    const bytes = new Uint8Array(25).fill(7);
    const other = bytes.with(0, 8);
    expect(prefixed("sk", bytes)).toBe(prefixed("sk", bytes));
    expect(sessionId(bytes)).not.toBe(sessionId(other));
  });

  it.each([
    ["session_id", sessionId, 20],
    ["reference_number", referenceNumber, 9],
    ["short code", shortCode, 10],
    ["key", (bytes: Uint8Array) => prefixed("sk", bytes), 25],
  ] as const)("%s is not made from too little randomness", (_name, make, least) => {
    expect(() => make(randomBytes(least - 1))).toThrow(RangeError);
    expect(make(randomBytes(least))).not.toBe("");
  });

  it.each([
    ["reference_number", () => referenceNumber(randomBytes(9)).slice(3), 32],
    ["short code", () => shortCode(randomBytes(10)), 62],
    ["key", () => prefixed("", randomBytes(25)).slice(1), 62],
  ] as const)("%s uses its whole alphabet evenly at every place", (_name, make, letters) => {
    const made = Array.from({ length: MANY * 5 }, make);
    const expected = made.length / letters;
    for (let place = 0; place < (made[0]?.length ?? 0); place += 1) {
      const counts = new Map<string, number>();
      for (const id of made) counts.set(id.charAt(place), (counts.get(id.charAt(place)) ?? 0) + 1);
      expect(counts.size).toBe(letters);
      for (const count of counts.values()) expect(Math.abs(count - expected)).toBeLessThan(7 * Math.sqrt(expected));
    }
  });

  it("digests are SHA-256", () => {
    expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });
});
