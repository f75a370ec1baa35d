/** The forms of the self-service page, in both languages. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES, say } from "@/e2e/support/words";
import { type Mounted, mount } from "../testing/mount";
import { MESSAGES } from "../testing/render";
import { ACTIVE, NOTHING, PAST_DUE, subscriptionOf } from "../testing/subscription-page";

let page: Mounted;

afterEach(() => page.unmount());

describe.each(LANGUAGES)("the customer's page of a plan (%s)", (lang) => {
  const words = say(lang).subscription;
  const { cancelQuestion } = MESSAGES[lang].subscription;

  it("asks before it cancels, gives the focus back, and cancels once", async () => {
    const cancel = vi.fn(async () => undefined);
    page = await mount(subscriptionOf(ACTIVE, {}, { cancel }), lang);
    await page.press(page.one("button", words.cancel));
    expect(page.text()).toContain(cancelQuestion);
    await page.press(page.one("button", words.goBack));
    expect(document.activeElement).toBe(page.one("button", words.cancel));
    await page.press(page.one("button", words.cancel));
    expect(cancel).not.toHaveBeenCalled();
    await page.press(page.one("button", words.cancel));
    expect(cancel).toHaveBeenCalledTimes(1);
  });

  it("says that a plan is canceled, with the focus on it, and keeps it by a button", async () => {
    const keep = vi.fn(async () => undefined);
    const view = { ...ACTIVE, cancellation: { by: "customer", on: "2027-04-01" } as const };
    const can = { ...NOTHING, keep: true };
    page = await mount(subscriptionOf({ ...view, can }, { claimed: { done: "canceled" } }, { keep }), lang);
    expect(document.activeElement?.textContent).toMatch(words.canceled);
    expect(page.one("status").textContent).toBe(words.status.active);
    await page.press(page.one("button", words.keep));
    expect(keep).toHaveBeenCalledTimes(1);
  });

  it("says that a plan is kept, with the focus on it", async () => {
    page = await mount(subscriptionOf(ACTIVE, { claimed: { done: "kept" } }), lang);
    expect(document.activeElement?.textContent).toMatch(words.kept);
    expect(page.all("button", words.cancel)).toHaveLength(1);
  });

  it("says why the last charge failed, and offers to pay and to add a card", async () => {
    const acts = { pay: vi.fn(async () => undefined), addCard: vi.fn(async () => undefined) };
    page = await mount(subscriptionOf(PAST_DUE, {}, acts), lang);
    expect(page.one("status").textContent).toBe(words.status.pastDue);
    expect(
      page
        .all("alert")
        .map(({ textContent }) => textContent)
        .join(" "),
    ).toContain(words.insufficientFunds);
    await page.press(page.one("button", words.pay));
    await page.press(page.one("button", words.addCard));
    expect([acts.pay.mock.calls.length, acts.addCard.mock.calls.length]).toEqual([1, 1]);
  });

  it.each([
    ["active", "active"],
    ["trialing", "trialing"],
    ["setup_failed", "setupFailed"],
    ["pending_setup", "pendingSetup"],
  ] as const)("names the status %s", async (status, name) => {
    page = await mount(subscriptionOf({ ...ACTIVE, status, can: NOTHING }), lang);
    expect(page.one("status").textContent).toBe(words.status[name]);
  });

  it("makes another saved card the active one", async () => {
    const switchCard = vi.fn(async (..._given: readonly unknown[]) => undefined);
    page = await mount(subscriptionOf(ACTIVE, {}, { switchCard }), lang);
    await page.press(page.one("button", words.makeActive));
    expect(switchCard).toHaveBeenCalledTimes(1);
  });
});
