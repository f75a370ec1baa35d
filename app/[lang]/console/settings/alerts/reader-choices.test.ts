import { createElement } from "react";
import { describe, expect, it } from "vitest";
import { render, textOf } from "@/components/testing/render";
import { ReaderTicks } from "../parts/reader-ticks";
import { readerChoices } from "./reader-choices";

const READER = { email: "noura@shop.example", isConfirmed: false, mayRead: true, language: "en" } as const;
const READERS = [
  { ...READER, userId: 1, username: "noura", kinds: ["success_rate", "holds"] },
  { ...READER, userId: 2, username: "badr", kinds: [] },
];

describe.each(["en", "ar"] as const)("users who get alerts (%s)", (language) => {
  it("names the address that is not confirmed", () => {
    const text = textOf(render(createElement(ReaderTicks, { readers: READERS }), language));
    expect(text).toContain(READER.email);
    expect(text).not.toMatch(/=>|jsx|[{}]/);
  });
});

/** The form as shown to a user, with changed ticks. */
function sent(ticks: readonly (readonly [number, string])[]): FormData {
  const html = render(createElement(ReaderTicks, { readers: READERS }));
  const form = new FormData();
  for (const [, name = "", value = ""] of html.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g))
    form.append(name, value);
  for (const [userId, kind] of ticks) form.append(`kinds.${userId}`, kind);
  return form;
}

describe("the form of all readers", () => {
  const shown = [
    [1, "holds"],
    [1, "success_rate"],
  ] as const;

  it("leaves readers alone whose ticks were not changed", () => {
    expect(readerChoices(sent(shown))).toEqual([]);
    expect(readerChoices(sent([...shown, [2, "gateway_key"]]))).toEqual([{ userId: 2, alertKinds: ["gateway_key"] }]);
  });

  it("chooses nothing for a reader whose ticks were all removed", () => {
    expect(readerChoices(sent([]))).toEqual([{ userId: 1, alertKinds: [] }]);
  });

  it("refuses a kind of alert that does not exist", () => {
    expect(readerChoices(sent([...shown, [2, "weather"]]))).toBeNull();
  });

  it("takes the ticks of a form that does not say what it showed", () => {
    const form = new FormData();
    form.append("reader", "2");
    expect(readerChoices(form)).toEqual([{ userId: 2, alertKinds: [] }]);
  });
});
