import { expect, it } from "vitest";
import { framingSources } from "./framing";

it.each([
  ["the service's own pages", "own pages", "'self'"],
  ["its own pages on a shop's", { ownPagesOn: ["https://shop.example", "*"] }, "'self' https://shop.example"],
  ["origins", ["https://shop.example", "http://localhost:4000"], "https://shop.example http://localhost:4000"],
  ["no keyword, wildcard or directive in place of an origin", ["'self'", "https://*", "https://a;b", "*"], ""],
  ["nobody", [], ""],
] as const)("a page lets itself be framed by %s", (_, by, sources) => {
  expect(framingSources(by)).toBe(sources);
});
