import { describe, expect, it } from "vitest";
import { abilitiesOf, permissionKey, WORDED } from "@/components/console/permission-words";
import { MESSAGES } from "@/components/testing/render";
import { FIXED_PERMISSIONS } from "@/server/domain/merchants";

describe("every permission has its box and its words in both languages", () => {
  it("has one box", () => {
    expect([...WORDED].sort()).toEqual([...FIXED_PERMISSIONS].sort());
  });

  it.each(FIXED_PERMISSIONS)("%s", (permission) => {
    for (const { console: words } of Object.values(MESSAGES)) {
      expect(Object.keys(words.users.permission)).toContain(permissionKey(permission));
    }
  });
});

describe("permissions are summarised in a few words", () => {
  it.each([
    [[], []],
    [["console.access", "Can view payment requests"], ["view"]],
    [
      ["Can add e-commerce payments", "Can do refund"],
      ["add", "money"],
    ],
    [
      ["merchant.users", "console.developer"],
      ["developer", "users"],
    ],
    [[...FIXED_PERMISSIONS], null],
  ])("%j → %j", (permissions, abilities) => {
    expect(abilitiesOf(permissions)).toEqual(abilities);
  });
});
