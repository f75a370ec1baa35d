import { describe, expect, it } from "vitest";
import { mayGrant, requireMayChange, withKept } from "./administering";
import { FIXED_PERMISSIONS, isPermission } from "./core/permissions";
import { PERMISSION_SETS, ticksOf } from "./permission-sets";

const actor = (permissions: readonly string[], id = 1) =>
  ({
    kind: "user",
    via: "console",
    id,
    username: "a",
    permissions,
    isChecker: false,
    email: null,
    firstName: null,
    lastName: null,
    phone: null,
  }) as const;
const KEY = { kind: "private_key", keyId: "key_1" } as const;

describe("sets of permissions", () => {
  it.each(PERMISSION_SETS)("%s opens the console and ticks what exists", (set) => {
    const { permissions, isChecker } = ticksOf(set, ["knet"]);
    expect(permissions).toContain("console.access");
    expect(permissions.filter((each) => !isPermission(each))).toEqual([]);
    expect(isChecker).toBe(set === "checker");
  });

  it("an owner holds everything, gateways included", () => {
    expect(ticksOf("owner", ["knet"]).permissions).toEqual([...FIXED_PERMISSIONS, "Can use knet"]);
  });
});

describe("nobody grants what they do not hold", () => {
  it.each([
    [["wallet.view"], "wallet.view", true],
    [["Can add payment requests"], "Can view payment requests", true],
    [["Can view payment requests"], "Can add payment requests", false],
    [["merchant.users"], "merchant.keys", false],
    [["merchant.users"], "Can use knet", false],
    [["gateway.add"], "Can use knet", true],
  ])("%j may give %s: %s", (held, permission, may) => {
    expect(mayGrant(actor(held), permission)).toBe(may);
  });

  it("what one cannot give stays when a form is saved", () => {
    const kept = withKept(actor(["wallet.view"]), { before: ["wallet.view", "payment.refund"], ticked: [] });
    expect(kept).toEqual(["payment.refund"]);
  });

  it.each([
    ["oneself", { before: { id: 1, permissions: [] }, reaches: false }],
    ["a permission of others", { before: { id: 2, permissions: [] }, permissions: ["a"], reaches: false }],
    ["the mail of somebody who holds more", { before: { id: 2, permissions: ["a"] }, reaches: true }],
  ])("%s is refused to a user, and never to a key", (_what, change) => {
    expect(() => requireMayChange(actor(["merchant.users"]), change)).toThrow();
    expect(() => requireMayChange(KEY, change)).not.toThrow();
  });

  it("taking away is open to all who administer", () => {
    const change = { before: { id: 2, permissions: ["a"] }, permissions: [], reaches: false };
    expect(() => requireMayChange(actor([]), change)).not.toThrow();
  });
});
