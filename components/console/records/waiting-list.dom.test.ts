/** The list of what a person must deal with, and the panel of an event, in both languages. */
import { createElement } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES } from "@/e2e/support/words";
import type { WaitingEntry } from "@/server/domain/console";
import { type Mounted, mount } from "../../testing/mount";
import { MESSAGES } from "../../testing/render";
import { EventPanel } from "./event-panel";
import { WaitingList } from "./waiting-list";

const SINCE = new Date("2027-03-01T10:00:00.000Z");
const SESSION = "a".repeat(40);

const CALL: WaitingEntry = {
  kind: "call",
  since: SINCE,
  call: {
    ...{ id: "op_1", what: "refund", sessionId: SESSION, gateway: "stripe", referenceNumber: "SRF1" },
    ...{ amount: "4.000", currency: "KWD", sentAt: SINCE, parkedAt: SINCE, reason: "amount_differs", note: null },
    ...{ gatewayRefs: {}, reported: "3.000 KWD", missing: null, choices: ["happened", "did_not"] },
  },
};

const EVENT = {
  ...{ id: "gno_1", gateway: "adyen", type: "CHARGEBACK", reason: "unmatched", count: 3, amount: "10.500" },
  ...{ currency: "KWD", refs: [["psp", "P-1"]] as const, sessionId: SESSION },
  ...{ receivedAt: SINCE.toISOString(), listedAt: SINCE.toISOString() },
};
const FOLDED: WaitingEntry = { kind: "event", since: SINCE, event: EVENT };

let page: Mounted;
afterEach(() => page.unmount());

describe.each(LANGUAGES)("what a person must deal with (%s)", (lang) => {
  const { parked, notices } = MESSAGES[lang].console;
  const place = { language: lang, timeZone: "UTC" };
  const linksOf = () => [...document.querySelectorAll("table a")].map((link) => link.getAttribute("href"));

  it("calls and events are in one table, each with its reason and a link to its decision", async () => {
    page = await mount(createElement(WaitingList, { ...place, entries: [CALL, FOLDED] }), lang);
    expect(linksOf()).toEqual([
      expect.stringContaining(`/${SESSION}?do=decide&call=op_1#act`),
      expect.stringContaining("/approvals/parked?event=gno_1#event"),
    ]);
    const table = document.querySelector("table")?.textContent ?? "";
    for (const words of [parked.reasons.amount_differs, notices.reasons.unmatched, "CHARGEBACK", "SRF1", "P-1"])
      expect(table).toContain(words);
  });

  it("an empty list says so", async () => {
    page = await mount(createElement(WaitingList, { ...place, entries: [] }), lang);
    expect(document.body.textContent).toContain(parked.empty);
    expect(document.querySelector("table")).toBeNull();
  });

  it("an event shows its references and payment, and is handled with a note", async () => {
    const action = vi.fn(async () => ({ outcome: "done", message: "", errors: {}, values: {} }) as const);
    page = await mount(createElement(EventPanel, { ...place, event: EVENT, action }), lang);
    const text = document.body.textContent ?? "";
    expect(text).toContain("psp P-1");
    expect(text).toContain(notices.reasons.unmatched);
    expect(document.querySelector(`a[href*="${SESSION}"]`)?.textContent).toBe(notices.payment);
    expect(document.querySelector<HTMLInputElement>("[name=note]")?.required).toBe(true);
  });

  it("an event of a user who may not handle it has no form", async () => {
    page = await mount(createElement(EventPanel, { ...place, event: EVENT, action: null }), lang);
    expect(document.body.textContent).toContain(notices.lacks);
    expect(document.querySelector("form")).toBeNull();
  });
});
