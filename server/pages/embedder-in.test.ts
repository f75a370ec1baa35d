import { expect, it } from "vitest";
import { embedderIn } from "./embedder-in";

const SHOP = "https://shop.example";
const QUERY = new URLSearchParams({ origin: SHOP, channel: "abcdefgh", key: "pk_1" });

it.each([
  [`/ar/embed/s1/?${QUERY}`, { sessionId: "s1", origin: SHOP, key: "pk_1" }],
  ["/en/embed/s1", { sessionId: "s1", origin: "", key: "" }],
  ["/en/embed/..?origin=x", null],
  ["/en/checkout/s1?key=pk_1&origin=x", null],
  ["/en/console/embed/s1?origin=x", null],
])("the address %s names the embedding page %j", (home, by) => {
  expect(embedderIn(home)).toEqual(by);
});
