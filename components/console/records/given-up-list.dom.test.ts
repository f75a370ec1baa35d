/** Tasks that were given up, in both languages. */
import { createElement } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES } from "@/e2e/support/words";
import { type Mounted, mount } from "../../testing/mount";
import { MESSAGES } from "../../testing/render";
import { GivenUpList } from "./given-up-list";

const ITEM = { job: "charge-due-cycles", id: "cyc_1", attempts: 24, lastError: "Error: <b>no rate</b>" };
const UNKNOWN = { ...ITEM, job: "a-former-job", id: "x_1" };
const givenUpAt = new Date("2027-03-01T10:00:00.000Z");

let page: Mounted;
afterEach(() => page.unmount());

describe.each(LANGUAGES)("tasks that were given up (%s)", (lang) => {
  const { givenUp, test } = MESSAGES[lang].console;

  it("each has its words, error and tries, and a named form that has it run again", async () => {
    const runAgain = vi.fn(() => async () => ({ outcome: "done", message: "", errors: {}, values: {} }) as const);
    const items = [ITEM, UNKNOWN].map((item) => ({ ...item, givenUpAt }));
    page = await mount(createElement(GivenUpList, { timeZone: "UTC", items, runAgain }), lang);
    const table = document.querySelector("table")?.textContent ?? "";
    for (const words of [test.jobs["charge-due-cycles"], "cyc_1", "Error: <b>no rate</b>", "24", "a-former-job"])
      expect(table).toContain(words);
    const labels = [...document.querySelectorAll("table form")].map((form) => form.getAttribute("aria-label"));
    expect(labels).toEqual(["cyc_1", "x_1"].map((id) => givenUp.againOf.replace("{id}", id)));
    expect(document.querySelector("table form button")?.textContent).toBe(givenUp.again);
    expect(runAgain).toHaveBeenCalledTimes(2);
  });

  it("an internal error is not shown: the operator finds it by the item and the time", async () => {
    const runAgain = vi.fn(() => async () => ({ outcome: "done", message: "", errors: {}, values: {} }) as const);
    const items = [{ ...ITEM, lastError: null, givenUpAt }];
    page = await mount(createElement(GivenUpList, { timeZone: "UTC", items, runAgain }), lang);
    const table = document.querySelector("table");
    expect(table?.textContent).toContain(givenUp.internal);
    expect(table?.textContent).toContain("cyc_1");
    expect(table?.querySelector("time")?.getAttribute("datetime")).toBe(givenUpAt.toISOString());
  });
});
