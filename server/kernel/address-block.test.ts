import { describe, expect, it } from "vitest";
import { addressBlock } from "./address-block";

describe("addresses of one caller share a block", () => {
  it.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["2001:db8:0:1::1", "2001:db8:0:1::/64"],
    ["2001:db8:0:1:ffff:ffff:ffff:ffff", "2001:db8:0:1::/64"],
    ["2001:db8:0:2::1", "2001:db8:0:2::/64"],
    ["2001:0DB8::0001", "2001:db8:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["unknown", "unknown"],
  ])("%s is counted as %s", (address, block) => {
    expect(addressBlock(address)).toBe(block);
  });
});
