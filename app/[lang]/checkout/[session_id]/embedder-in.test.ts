import { expect, it } from "vitest";
import { addressOf } from "@/app/[lang]/embed/[session_id]/place";
import { embedderIn } from "./embedder-in";

const QUERY = { origin: "https://shop.example", channel: "abcdefgh", key: "pk_1" };

it.each([
  [addressOf({ lang: "ar", sessionId: "s1", query: QUERY }), { sessionId: "s1", origin: QUERY.origin, key: "pk_1" }],
  ["/en/embed/s1", { sessionId: "s1", origin: "", key: "" }],
  ["/en/checkout/s1?key=pk_1&origin=x", null],
])("the address %s names the embedding page %j", (home, by) => {
  expect(embedderIn(home)).toEqual(by);
});
