import { expect, test } from "vitest";
import { headerFault } from "./own-headers";

test.each([[{ "X-Shop": "a b" }], [{ Authorization: "Bearer x" }], [{}]])("%j can be sent", (headers) =>
  expect(headerFault(headers)).toBeNull(),
);

test.each([
  [{ Host: "evil.example" }],
  [{ "content-length": "3" }],
  [{ "Webhook-Signature": "v1,x" }],
  [{ "X-A": "1\r\nX-B: 2" }],
  [{ "X A": "1" }],
  [{ "X-A": "1", "x-a": "2" }],
  [{ "X-A": 1 }],
  [{ "X-A": Object.create(null) }],
  [{ "X-A": [Object.create(null)] }],
  [{ "X-A": null }],
  [{ "X-A": "ü" }],
  [Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`X-${index}`, "1"]))],
  [Object.fromEntries(Array.from({ length: 5 }, (_, index) => [`X-${index}`, "1".repeat(800)]))],
])("%j is refused", (headers) => expect(headerFault(headers)).not.toBeNull());
