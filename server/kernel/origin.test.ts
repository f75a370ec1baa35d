import { expect, it } from "vitest";
import { isOrigin } from "./origin";

it.each([
  ["https://shop.example", true],
  ["http://localhost:3000", true],
  ["https://my_shop.example:8443", true],
  ["https://xn--mgbh0fb.example", true],
  ["http://[::1]:3000", true],
  ["https://*", false],
  ["https://*.shop.example", false],
  ["https://a;script-src", false],
  ["https://a,b", false],
  ["https://a'b", false],
  ["https://a..b", false],
  ["https://shop.example/", false],
  ["https://shop.example:443", false],
  ["https://Shop.example", false],
  ["https://user@shop.example", false],
  ["null", false],
  ["", false],
])("%j is an origin: %s", (text, expected) => {
  expect(isOrigin(text)).toBe(expected);
});
