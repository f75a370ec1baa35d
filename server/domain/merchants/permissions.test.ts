import { describe, expect, test } from "vitest";
import { Forbidden } from "@/server/kernel/errors";
import type { Actor, UserActor } from "@/server/kernel/types";
import {
  FIXED_PERMISSIONS,
  gatewayPermission,
  isPermission,
  mayUse,
  requirePermission,
  sessionPermission,
} from "./core/permissions";

const USER: UserActor = {
  kind: "user",
  via: "basic",
  id: 1,
  username: "u",
  permissions: [],
  isChecker: false,
  email: null,
  firstName: null,
  lastName: null,
  phone: null,
};
const holding = (...permissions: string[]): UserActor => ({ ...USER, permissions });

describe("a permission is a word of the list or names a gateway", () => {
  test.each([...FIXED_PERMISSIONS, "Can use sandbox-usd", "Can use A_1"])("%s is one", (text) => {
    expect(isPermission(text)).toBe(true);
  });
  test.each(["", "Can use ", "Can use a b", "Can use 12345678901234567", "can add payment requests", "payment.steal"])(
    "'%s' is none",
    (text) => expect(isPermission(text)).toBe(false),
  );
});

describe("what a permission grants", () => {
  test.each([
    ["Can add payment requests", "Can view payment requests", true],
    ["Can change payment requests", "Can view payment requests", true],
    ["Can view payment requests", "Can view payment requests", true],
    ["Can view payment requests", "Can change payment requests", false],
    ["Can add payment requests", "Can change payment requests", false],
    ["Can add payment requests", "Can view e-commerce payments", false],
    ["Can use sandbox", "Can use sandbox-usd", false],
    ["payment.refund", "payment.refund", true],
  ])("%s → %s: %s", (held, needed, granted) => {
    expect(mayUse(holding(held), needed)).toBe(granted);
  });

  test("only users need one", () => {
    const others: Actor[] = [
      { kind: "private_key", keyId: "k" },
      { kind: "public_key", keyId: "k" },
      { kind: "customer" },
      { kind: "service" },
    ];
    for (const actor of others) expect(mayUse(actor, "payment.refund")).toBe(true);
    expect(() => requirePermission(USER, "payment.refund")).toThrow(Forbidden);
  });

  test("names follow the type of the session and the code of the gateway", () => {
    expect(sessionPermission("e_commerce", "change")).toBe("Can change e-commerce payments");
    expect(sessionPermission("payment_request", "add")).toBe("Can add payment requests");
    expect(gatewayPermission("sandbox")).toBe("Can use sandbox");
  });
});
