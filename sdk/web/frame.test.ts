import fc from "fast-check";
import { expect, it, test } from "vitest";
import { frameMessage } from "./frame";
import { rowsOf } from "./popup";

const CHANNEL = "channel-1";

it.each([
  [{ type: "hello" }, true],
  [{ type: "gone" }, true],
  [{ type: "ready", forms: ["redirect"], state: "created" }, true],
  [{ type: "ready" }, false],
  [{ type: "height", height: 320.5 }, true],
  [{ type: "height", height: -1 }, false],
  [{ type: "height", height: 1e9 }, false],
  [{ type: "height", height: "1" }, false],
  [{ type: "change", valid: true, form_of_payment: "redirect", pg_code: "knet" }, true],
  [{ type: "change", valid: "yes", form_of_payment: "redirect", pg_code: "knet" }, false],
  [{ type: "ask", id: "1", hook: "validatePayment", data: {} }, true],
  [{ type: "ask", id: "1", hook: "constructor", data: {} }, false],
  [{ type: "ask" }, false],
  [{ type: "redirect", path: "/ar/pay/att_1.sig-_" }, true],
  [{ type: "redirect", path: "https://evil.example/en/pay/x" }, false],
  [{ type: "redirect", path: "//evil.example/en/pay/x" }, false],
  [{ type: "redirect", path: "/en/pay/../checkout" }, false],
  [{ type: "redirect", path: "javascript:alert(1)" }, false],
  [{ type: "state", over: true, answered: false, result: null }, true],
  [{ type: "state", over: true, result: null }, false],
  [{ type: "state", over: true, answered: false, result: { message: "x".repeat(65_536) } }, false],
  [{ type: "other" }, false],
  [{ type: "constructor" }, false],
  [{}, false],
])("%j of the frame's own channel is heard: %s", (message, heard) => {
  expect(frameMessage({ channel: CHANNEL, ...message }, CHANNEL) !== null).toBe(heard);
  expect(frameMessage({ channel: "another", ...message }, CHANNEL)).toBeNull();
});

test("anything else is ignored", () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect(frameMessage(data, CHANNEL)).toBeNull();
    }),
  );
});

it.each([
  [
    { code: "05", amount: 3, none: null, deep: { a: 1 } },
    [
      ["code", "05"],
      ["amount", "3"],
    ],
  ],
  ["text", []],
  [undefined, []],
])("the gateway's answer %j is shown as %j", (response, rows) => {
  expect(rowsOf(response)).toEqual(rows);
});
