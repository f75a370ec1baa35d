import { expect, it } from "vitest";
import { maskedAddress } from "./masked-address";

it.each([
  ["noor@example.com", "n•••@example.com"],
  ["a@b.co", "a•••@b.co"],
  ["نور@example.com", "ن•••@example.com"],
])("%s is shown as %s", (address, shown) => {
  expect(maskedAddress(address)).toBe(shown);
});
