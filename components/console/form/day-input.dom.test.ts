/** The field for a day and its calendar, in both languages. */
import { createElement } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { LANGUAGES } from "@/e2e/support/words";
import { type Mounted, mount } from "../../testing/mount";
import { MESSAGES } from "../../testing/render";
import { DayInput } from "./day-input";

let page: Mounted;
afterEach(() => page.unmount());

describe.each(LANGUAGES)("a field for a day (%s)", (language) => {
  const { day: texts } = MESSAGES[language].console.form;
  const words = { ...texts, open: texts.open.replace("{label}", "X") };

  async function show(defaultValue: string) {
    page = await mount(
      createElement(
        "div",
        { "data-today": "2027-02-10" },
        createElement("form", null, createElement(DayInput, { name: "day", words, language, defaultValue })),
      ),
      language,
    );
    return page.one("textbox");
  }
  const open = () => page.press(page.one("button", words.open));
  const at = () => document.activeElement?.getAttribute("data-day");
  const key = (name: string) => page.key(document.activeElement as HTMLElement, name);

  it("an empty field's calendar opens at the merchant's day, and an arrow follows the page's direction", async () => {
    const field = await show("");
    await open();
    expect(page.all("dialog", words.open)).toHaveLength(1);
    expect(at()).toBe("2027-02-10");
    await key("ArrowRight");
    expect(at()).toBe(language === "ar" ? "2027-02-09" : "2027-02-11");
    await key("PageDown");
    await key("Home");
    expect(at()).toBe("2027-03-07");
    await page.press(document.activeElement as HTMLElement);
    expect(field.value).toBe("2027-03-07");
    expect(document.querySelector("dialog")).toBeNull();
    expect(document.activeElement).toBe(field);
  });

  it("turning the month leaves the focus on its button", async () => {
    await show("2027-01-31");
    await open();
    const next = page.one("button", words.next);
    next.focus();
    await page.press(next);
    await page.press(next);
    expect(document.activeElement).toBe(next);
    expect(document.querySelector("[data-day='2027-03-28'][tabindex='0']")).not.toBeNull();
  });

  it.each(["0026-01-31", "9999-12-31"])("the calendar of %s opens at today", async (day) => {
    const field = await show(day);
    await open();
    expect(at()).toBe("2027-02-10");
    expect(field.value).toBe(day);
  });

  it("a pasted day may have marks of direction", async () => {
    const field = await show("");
    expect(field.maxLength).toBe(-1);
    await page.type(field, "\u200f2027-01-31");
    expect(field.validationMessage).toBe("");
    await page.follow(() => field.dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
    expect(field.value).toBe("2027-01-31");
  });

  it("closing the calendar leaves the day as it was", async () => {
    const field = await show("2027-01-31");
    await open();
    expect(at()).toBe("2027-01-31");
    await key("ArrowDown");
    await page.follow(() => document.querySelector("dialog")?.close());
    expect(field.value).toBe("2027-01-31");
    expect(page.all("dialog")).toHaveLength(0);
  });

  it("a typed day may have Arabic digits, and other text makes the field invalid", async () => {
    const field = await show("");
    await page.type(field, "31/01/2027");
    expect(field.validationMessage).toBe(words.invalid);
    await page.type(field, "٢٠٢٧/١/٥");
    expect(field.validationMessage).toBe("");
    await page.follow(() => field.dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
    expect(field.value).toBe("2027-01-05");
    expect(page.text()).toContain(language === "ar" ? "يناير 2027" : "5 Jan 2027");
  });
});
