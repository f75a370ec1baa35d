import { describe, expect, it } from "vitest";
import { recoveryCode, typedRecoveryCode } from "./recovery-code";

it("a code has ten letters of 32 without look-alikes, from fifty random bits", () => {
  expect(recoveryCode(new Uint8Array(7))).toBe("00000-00000");
  expect(recoveryCode(new Uint8Array(7).fill(255))).toBe("ZZZZZ-ZZZZZ");
  expect(recoveryCode(Uint8Array.of(0, 0, 0, 0, 0, 0, 33))).toBe("00000-00011");
  expect(() => recoveryCode(new Uint8Array(6))).toThrow(RangeError);
});

describe("a typed code is read whatever case, hyphens and look-alikes it has", () => {
  it.each([
    ["7k2pd-9qx4m", "7K2PD9QX4M"],
    [" 7K2PD 9QX4M ", "7K2PD9QX4M"],
    ["OIL00-00000", "0110000000"],
    ["7K2PD-9QX4", null],
    ["7K2PD-9QX4U", null],
    ["", null],
  ])("%j → %s", (typed, code) => {
    expect(typedRecoveryCode(typed)).toBe(code);
  });
});
