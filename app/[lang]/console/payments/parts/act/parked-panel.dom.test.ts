/** What the panel of a waiting call says about decisions that it does not offer, in both languages. */
import { createElement } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { type Mounted, mount } from "@/components/testing/mount";
import { MESSAGES } from "@/components/testing/render";
import { LANGUAGES } from "@/e2e/support/words";
import { ParkedPanel } from "./parked-panel";

const SINCE = new Date("2027-03-01T10:00:00.000Z");

function waiting(what: string, missing: "nothing_moved" | "other_currency" | "needs_approval" | null) {
  return {
    ...{ id: "op_1", what, sessionId: "a".repeat(40), gateway: "adyen", referenceNumber: "SRF1", amount: "4.000" },
    ...{ currency: "KWD", sentAt: SINCE, parkedAt: SINCE, reason: "amount_differs", note: null, gatewayRefs: {} },
    ...{ reported: "4.000 BHD", missing, choices: ["did_not"] as const },
  };
}

let page: Mounted;
afterEach(() => page.unmount());

describe.each(LANGUAGES)("a waiting call in %s", (lang) => {
  const { missing } = MESSAGES[lang].console.parked;
  const show = async (what: string, why: Parameters<typeof waiting>[1]) => {
    const standing = { waiting: waiting(what, why), lacks: null, decision: null };
    const action = async () => ({ outcome: "done", message: "", errors: {}, values: {} }) as const;
    page = await mount(
      createElement(ParkedPanel, { standing, language: lang, timeZone: "UTC", proof: null, action }),
      lang,
    );
    return document.body.textContent ?? "";
  };

  it("asks for no second return of a refund in another currency", async () => {
    const text = await show("refund", "other_currency");
    expect(text).toContain(missing.refund.other_currency);
    expect(text).not.toContain(missing.capture.other_currency);
  });

  it.each(["capture", "refund", "void"] as const)("says what a %s that moved nothing lacks", async (what) => {
    expect(await show(what, "nothing_moved")).toContain(missing[what].nothing_moved);
  });

  it("says that a capture in another currency is returned at the gateway", async () => {
    expect(await show("capture", "other_currency")).toContain(missing.capture.other_currency);
  });

  it("says nothing if nothing is missing", async () => {
    const text = await show("void", null);
    for (const each of Object.values(missing.void)) expect(text).not.toContain(each);
  });
});
