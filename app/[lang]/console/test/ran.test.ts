import { expect, it } from "vitest";
import { ranQuery, readRan } from "./ran";

it("reads back what it wrote", () => {
  const ran = { "deliver-webhooks": 3, "charge-due-cycles": 12 };
  const query = new URLSearchParams(ranQuery(ran));
  expect(readRan(query.get("ran") ?? undefined)).toEqual(Object.entries(ran));
});

it.each([
  [undefined, null],
  [["a.1", "b.2"], null],
  ["", []],
  ["<b>.1 send-emails.x send-sms.2", [["send-sms", 2]]],
])("%j is read as %j", (text, ran) => {
  expect(readRan(text)).toEqual(ran);
});
