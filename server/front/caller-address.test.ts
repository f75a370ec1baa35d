import { readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { callerAddress, sharedAddressWarning, trustedProxies } from "./caller-address";

function request(peer: string | undefined, forwarded?: string): IncomingMessage {
  return {
    socket: { remoteAddress: peer },
    headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
  } as unknown as IncomingMessage;
}

describe("the caller's address", () => {
  it.each([
    ["", "10.0.0.1", "9.9.9.9", "10.0.0.1"],
    ["0", "::ffff:10.0.0.1", "9.9.9.9", "10.0.0.1"],
    ["1", "10.0.0.1", "6.6.6.6, 9.9.9.9", "9.9.9.9"],
    ["1", "10.0.0.1", undefined, "10.0.0.1"],
    ["1", "10.0.0.1", "9.9.9.9:4711", "9.9.9.9"],
    ["1", "10.0.0.1", "[2001:db8::1]:443", "2001:db8::1"],
    ["1", "10.0.0.1", "unknown", "10.0.0.1"],
    ["2", "10.0.0.1", "6.6.6.6, 9.9.9.9, 10.0.0.2", "9.9.9.9"],
    ["2", "10.0.0.1", "9.9.9.9", "9.9.9.9"],
    ["10.0.0.0/8", "10.0.0.1", "6.6.6.6, 9.9.9.9, 10.0.0.2", "9.9.9.9"],
    ["10.0.0.0/8, fd00::/8", "fd00::1", "9.9.9.9, 10.0.0.2", "9.9.9.9"],
    ["10.0.0.0/8", "203.0.113.1", "9.9.9.9", "203.0.113.1"],
    ["10.0.0.1", "10.0.0.1", "10.0.0.1", "10.0.0.1"],
  ])("with TRUST_PROXY=%j, peer %s and X-Forwarded-For %j is %s", (setting, peer, forwarded, address) => {
    expect(callerAddress(request(peer, forwarded), trustedProxies(setting))).toBe(address);
  });

  it("is the peer for a header that a machine outside the unit's TRUST_PROXY sends", () => {
    const unit = readFileSync(join(__dirname, "../../docs/deploying/sarraf.service"), "utf8");
    const isTrusted = trustedProxies(/ TRUST_PROXY=(\S+)/.exec(unit)?.[1]);
    expect(callerAddress(request("203.0.113.1", "127.0.0.1"), isTrusted)).toBe("203.0.113.1");
    expect(callerAddress(request("::ffff:127.0.0.1", "9.9.9.9"), isTrusted)).toBe("9.9.9.9");
    expect(callerAddress(request("::1", "9.9.9.9"), isTrusted)).toBe("9.9.9.9");
  });

  it("is unknown without a peer", () => {
    expect(callerAddress(request(undefined), trustedProxies(undefined))).toBe("unknown");
  });
});

it.each(["yes", "10.0.0.0/33", "10.0.0.0/8/8", "10.0.0", "-1", "fd00::/129"])(
  "TRUST_PROXY=%s is refused",
  (setting) => {
    expect(() => trustedProxies(setting)).toThrow("TRUST_PROXY must be");
  },
);

describe("an operator is warned if all callers share an address", () => {
  it.each([
    ["10.0.0.1", "9.9.9.9", true],
    ["127.0.0.1", "9.9.9.9, 10.0.0.2", true],
    ["10.0.0.1", undefined, false],
    ["10.0.0.1", "10.0.0.1", false],
    ["9.9.9.9", "9.9.9.9", false],
    ["203.0.113.1", "9.9.9.9", false],
  ])("caller %s, X-Forwarded-For %j: %s", (address, forwarded, warned) => {
    expect(sharedAddressWarning(request("10.0.0.1", forwarded), address) !== null).toBe(warned);
  });
});
