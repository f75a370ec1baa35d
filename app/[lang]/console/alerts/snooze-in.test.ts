import { expect, it } from "vitest";
import { snoozeIn } from "./snooze-in";

it.each([
  ["hour alr_1", { snooze: "hour", id: "alr_1" }],
  ["end alr_1", { snooze: null, id: "alr_1" }],
  ["week", { snooze: "week", id: "" }],
  ["", null],
  ["year alr_1", null],
  ["END alr_1", null],
  [null, null],
])("the pressed button %j is %j", (text, pressed) => {
  const form = new FormData();
  if (text !== null) form.append("snooze", text);
  expect(snoozeIn(form)).toEqual(pressed);
});
