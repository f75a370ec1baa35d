import { createElement } from "react";
import { describe, expect, it } from "vitest";
import { MESSAGES, render, textOf } from "@/components/testing/render";
import { LANGUAGES } from "@/e2e/support/words";
import { knownFilterWords, type PaymentSums, readPaymentQuery, saidFilter, shownSaid } from "@/server/domain/console";
import { PaymentList } from "./parts/payment-list";
import type { PaymentListProps } from "./parts/payment-list-props";

const act = async () => ({ outcome: null, message: null, errors: {}, values: {} });
const SUMS: PaymentSums = {
  counts: { all: 0, paid: 0, capture: 0, cod: 0, unpaid: 0, refunded: 0, deleted: 0 },
  currencies: [],
  outside: 0,
  passed: 0,
};

function listOf(language: PaymentListProps["language"], query: Record<string, string>): string {
  const { values, ...asked } = readPaymentQuery(query);
  const props: PaymentListProps = {
    ...{ language, values, asked, rows: [], next: null, previous: null, sums: SUMS, timeZone: "Asia/Kuwait" },
    days: { from: "2030-01-05", to: null },
    position: { first: 1, last: 0, all: 0 },
    gateways: ["sandbox", "knet-1"],
    now: "2030-02-05T08:00:00Z",
    bulkKinds: ["refund"],
    pageHrefOf: (id) => id,
    choices: {
      ...{
        query: "",
        views: [],
        columns: [],
        allColumns: [],
        fileFields: [],
        known: knownFilterWords(),
        gateways: ["sandbox", "knet-1"],
        counts: { state: { paid: 37, failed: 4 }, method: { visa: 71 } },
        said: values.said && shownSaid(values.said),
      },
      actions: { save: act, rename: act, remove: act, chooseColumns: act },
    },
  };
  return render(createElement(PaymentList, props), language);
}

const removalOf = (html: string, name: string): string | undefined =>
  new RegExp(`href="([^"]*)" aria-label="[^"]*${name}[^"]*"`).exec(html)?.[1]?.replaceAll("&amp;", "&");

describe.each(LANGUAGES)("filters of payments (%s)", (language) => {
  const { payments: words, list } = MESSAGES[language].console;

  it("are chips that say what the address says, and one is removed alone", () => {
    const query = { state: "failed,expired", amount: ">50", method: "visa", sort: "highest", rows: "50", q: "Omar" };
    const html = listOf(language, query);
    for (const said of [words.states.failed, words.states.expired, "&gt; 50", "Visa"]) expect(html).toContain(said);
    expect(removalOf(html, words.columns.state)).toBe("?q=Omar&amount=%3E50&method=visa&sort=highest&rows=50");
    expect(removalOf(html, words.filter.days.created)).toContain("range=all");
    expect(html).toContain(`placeholder="${words.search}"`);
    expect(html).toContain('value="Omar"');
  });

  it("has the order as a filter that Clear removes too, and which hides the notice of newer payments", () => {
    const [newest, highest] = [
      listOf(language, { state: "paid" }),
      listOf(language, { sort: "highest", view: "paid" }),
    ];
    expect(removalOf(highest, words.order.name)).toBe("?view=paid");
    expect(textOf(highest)).toContain(words.order.highest);
    expect(highest).toMatch(new RegExp(`href="\\?view=paid"[^>]*>${list.clear}<`));
    expect(removalOf(newest, words.order.name)).toBeUndefined();
    expect([newest, highest].map((html) => html.includes('<p role="status" class="sr-only"></p>'))).toEqual([
      true,
      false,
    ]);
  });

  it("shows the gateway's text without its hash", () => {
    const text = textOf(listOf(language, { said: saidFilter("Odd code") }));
    expect(text).toContain("Odd code");
    expect(text).not.toMatch(/#[0-9a-f]{20}/);
  });

  it("can be added without a script, each by a form that keeps the others", () => {
    const html = listOf(language, { currency: "KWD", view: "paid" });
    expect(textOf(html)).toContain(list.addFilter);
    for (const name of [words.columns.state, words.columns.amount, words.filter.reason, words.filter.days.received])
      expect(html).toContain(`<form aria-label="${name}"`);
    expect(html.match(/name="view" value="paid"/g)?.length).toBeGreaterThan(5);
  });

  it("name how many payments each of their values would leave", () => {
    const html = listOf(language, { view: "paid" });
    const labels = html.split("<label").map((label) => textOf(`<label${label.split("</label>")[0]}`));
    for (const said of [`${words.states.paid} 37`, `${words.states.failed} 4`, "Visa 71", words.states.expired])
      expect(labels).toContain(said);
  });

  it("that are not known are named with what is possible", () => {
    const text = textOf(listOf(language, { q: "state:stolen foo:bar", gateway: "gone" }));
    for (const said of ["state:stolen", "created", "invalided", "foo:bar", "amount:", "gone", "knet-1"])
      expect(text).toContain(said);
  });
});
