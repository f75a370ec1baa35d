import { Secret } from "otpauth";
import { describe, expect, it } from "vitest";
import { newTotpSecret, totpAddress, totpStep } from "./totp";

/** RFC 6238, Appendix B: the secret of its SHA-1 vectors, and the last six of their eight digits. */
const SECRET = Secret.fromUTF8("12345678901234567890").base32;

describe("codes are those of RFC 6238", () => {
  it.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_111_111_111, "050471"],
    [1_234_567_890, "005924"],
    [2_000_000_000, "279037"],
    [20_000_000_000, "353130"],
  ])("at second %i it is %s", (second, code) => {
    expect(totpStep(SECRET, code, new Date(second * 1000))).toBe(Math.floor(second / 30));
  });

  it.each([
    [-31, false],
    [-30, true],
    [0, true],
    [59, true],
    [60, false],
  ])("a clock that is %i seconds past the beginning of a step takes its code: %s", (off, taken) => {
    const step = 37_037_037;
    expect(totpStep(SECRET, "050471", new Date((step * 30 + off) * 1000))).toBe(taken ? step : null);
  });

  it("other texts are none", () => {
    for (const code of ["", "05047", "0504711", "abcdef"])
      expect(totpStep(SECRET, code, new Date(1_111_111_111_000))).toBeNull();
  });
});

it("a secret has 160 bits, and its address says whose it is", () => {
  const secret = newTotpSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  const address = new URL(totpAddress(secret, { issuer: "Sarraf Dar Books", label: "noura" }));
  expect(`${address.protocol}//${address.host}`).toBe("otpauth://totp");
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    secret,
    issuer: "Sarraf Dar Books",
    digits: "6",
    period: "30",
  });
});
