import { expect, test } from "vitest";
import type { Actor } from "@/server/kernel/types";
import { isChecker } from "./may-decide";

const user = (isChecker: boolean, permissions: readonly string[]) =>
  ({ kind: "user", via: "basic", id: 1, username: "u", isChecker, permissions }) as unknown as Actor;

test.each([
  [true, [], false],
  [true, ["console.access"], false],
  [true, ["payment.refund"], true],
  [false, ["payment.refund"], false],
])("a user with the role of a checker: %s, and permissions %j is one: %s", (role, permissions, expected) => {
  expect(isChecker(user(role, permissions))).toBe(expected);
});
