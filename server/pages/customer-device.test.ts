import { describe, expect, it, test } from "vitest";
import { customerDevice, screenOf } from "./customer-device";

const SENT = {
  "user-agent": "Mozilla/5.0",
  accept: "text/html",
  "accept-language": "ar-KW,ar;q=0.9",
  "x-sarraf-peer": "203.0.113.7",
};

const device = (change: Readonly<Record<string, string>> = {}, screen: string | null = null) =>
  customerDevice(new Map(Object.entries({ ...SENT, ...change })) as unknown as Headers, screen);

test("a browser's address, headers, language and screen are read", () => {
  expect(device({}, "390x844x24 -180")).toEqual({
    address: "203.0.113.7",
    userAgent: "Mozilla/5.0",
    accept: "text/html",
    language: "ar-KW",
    screen: { width: 390, height: 844, depth: 24, offset: -180 },
  });
});

test("a request without a browser has no device", () => {
  expect(device({ "user-agent": "" })).toBeUndefined();
  expect(device({ "user-agent": "\u0000\u202e" })).toBeUndefined();
});

describe("hostile values", () => {
  it("are cut and cleaned", () => {
    const read = device({ "user-agent": `\u202ea\n${"x".repeat(10_000)}`, accept: "\u0000" });
    expect(read?.userAgent).toBe(`a${"x".repeat(511)}`);
    expect(read?.accept).toBe("*/*");
  });

  it.each(["unknown", "203.0.113.7, 10.0.0.1", "<script>"])("%s is no address", (peer) => {
    expect(device({ "x-sarraf-peer": peer })?.address).toBeNull();
  });

  it.each(["", "*", "en_US", "a".repeat(40), "en-<b>"])("%s is no language", (language) => {
    expect(device({ "accept-language": language })?.language).toBeNull();
  });

  it.each([null, "", "390x844", "390x844x7 0", "390x844x24 9999", "1e9x1x24 0", "390x844x24 0 x"])(
    "%s is no screen",
    (text) => {
      expect(screenOf(text)).toBeNull();
    },
  );
});
