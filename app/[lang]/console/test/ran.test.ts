import { expect, it } from "vitest";
import { ranText, readRan } from "./ran";

it("reads back what it wrote", () => {
  const ran = { "deliver-webhooks": 3, "charge-due-cycles": 12 };
  expect(readRan(ranText(ran))).toEqual(Object.entries(ran));
});

it.each([
  [undefined, null],
  ["", []],
  ["<b>.1 send-emails.x send-sms.2", [["send-sms", 2]]],
])("%j is read as %j", (text, ran) => {
  expect(readRan(text)).toEqual(ran);
});
