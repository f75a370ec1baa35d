import { createElement } from "react";
import { describe, expect, it } from "vitest";
import { MESSAGES, render, textOf } from "@/components/testing/render";
import { LANGUAGES } from "@/e2e/support/words";
import { type PlaceInList, readPaymentQuery, type TimelineEntry } from "@/server/domain/console";
import { CustomerPanel } from "./parts/customer-panel";
import { ListPlace } from "./parts/list-place";
import { PaymentTimeline } from "./parts/payment-timeline";

const PLACE: PlaceInList = { previous: "a", next: "b", isListed: true, position: 3, all: 23 };

function entry(kind: TimelineEntry["kind"], at: number): TimelineEntry {
  return {
    ...{ id: `op_${at}`, at: "2027-02-10T09:00:00.000Z", kind, facts: [], amount: null, who: null, said: null },
    ...{ method: null, operation: null, isElsewhere: false, event: null, decline: null, requestId: null },
    ...{ subscriptionId: null, callId: null },
  };
}

describe.each(LANGUAGES)("the payment's page (%s)", (language) => {
  const { payments: words } = MESSAGES[language].console;
  const placed = (place: PlaceInList, query: Record<string, string> = { view: "capture" }) => {
    const { values } = readPaymentQuery(query);
    const days = { from: "2027-01-12", to: "2027-02-10" };
    const hrefOf = (id: string) => `/payments/${id}`;
    return render(createElement(ListPlace, { values, days, place, listHref: "/back", hrefOf }), language);
  };

  it("leads back to the list and to the neighbours, and names the filter and the position", () => {
    const html = placed(PLACE, { view: "capture", q: "Omar", amount: ">5", state: "paid" });
    for (const href of ["/back", "/payments/a", "/payments/b"]) expect(html).toContain(`href="${href}"`);
    const text = textOf(html);
    for (const said of [words.view.capture, "Omar", "2", "3", "23"]) expect(text).toContain(said);
    expect(html).toMatch(/aria-keyshortcuts="K"[\s\S]*aria-keyshortcuts="J"/);
  });

  it("has no link at the list's ends, and says if many payments are listed, or the payment no longer is", () => {
    expect(placed({ ...PLACE, previous: null, next: null })).not.toContain("aria-keyshortcuts");
    expect(textOf(placed({ ...PLACE, all: null }))).toContain("500+");
    expect(textOf(placed({ ...PLACE, isListed: false, position: null }))).toContain(words.drawer.unlisted);
  });

  it("shows the customer with the number of their payments, which leads to all of them", () => {
    const customer = { name: "فيصل", id: "c-2041", email: "f@shop.example", phone: "+96555222947" };
    const payments = { count: 7, isMore: false, query: { range: "all", customer: "c-2041" } };
    const view = { customer, language: "tlh" };
    const html = render(createElement(CustomerPanel, { language, view, payments }), language);
    for (const said of [...Object.values(customer), "7", "tlh"]) expect(textOf(html)).toContain(said);
    expect(html).toContain(`href="/${language}/console/payments?range=all&amp;customer=c-2041"`);
    const nobody = { name: null, id: null, email: null, phone: null };
    const empty = { language, view: { customer: nobody, language: "fr" }, payments: null };
    expect(render(createElement(CustomerPanel, empty), language)).toBe("");
  });

  it("shows the newest fifty entries of a tab, and all of them on request", () => {
    const timeline = [...Array.from({ length: 60 }, (_, at) => entry("refund", at)), entry("created", 60)];
    const view = { timeline, unshown: 2, isPayable: false, link: "/" };
    const shown = (tab: "all" | "money" | "events", isWhole: boolean) =>
      render(
        createElement(PaymentTimeline, {
          ...{ language, view, tab, isWhole, timeZone: "UTC", maySend: false },
          hrefOf: (params: Readonly<Record<string, string>>, after: string) =>
            `/p?${new URLSearchParams(params)}${after}`,
        }),
        language,
      );
    const entries = (html: string) => html.split("<li ").length - 1;
    expect([entries(shown("all", false)), entries(shown("all", true)), entries(shown("money", true))]).toEqual([
      50, 61, 60,
    ]);
    expect(shown("money", false)).toContain('href="/p?timeline=money&amp;entries=all#timeline"');
    expect(shown("money", true)).not.toContain("entries=all");
    expect(textOf(shown("events", false))).toContain(words.timelineTabs.none);
  });
});
