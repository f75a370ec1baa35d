import { createElement } from "react";
import { describe, expect, it } from "vitest";
import type { MailboxView } from "@/server/domain/sandbox";
import type { EventLine } from "@/server/domain/webhooks";
import { LISTED_KINDS } from "@/server/domain/webhooks/core/words";
import en from "../../messages/en.json";
import { EventFilter } from "../console/events/event-filter";
import { EventList } from "../console/events/event-list";
import { render, textOf } from "../testing/render";
import { EventFacts } from "./event-facts";
import { MailboxList } from "./mailbox-list";
import { SandboxWays } from "./sandbox-ways";

const PAYMENT: EventLine = {
  id: "evt_1",
  kind: "payment",
  object: "session",
  objectId: "a".repeat(40),
  occurredAt: "2026-03-01T10:00:00.000Z",
  told: {
    event: null,
    operation: null,
    result: "success",
    state: "paid",
    money: { amount: "10.500", currency: "KWD" },
    orderNo: "10482",
  },
  payload: '{"result":"success"}',
  state: "pending",
  tries: 2,
  nextAt: null,
  url: "https://shop.example/hooks",
  answer: "500",
};

const EVERYTHING = { state: null, type: null, about: null, from: null, to: null, show: null, rows: null, cursor: null };

type PageParts = { next?: string | null; values?: object; hasAddress?: boolean };

function events(event: Partial<EventLine> = {}, { next = null, values = {}, hasAddress = false }: PageParts = {}) {
  const redeliver = async () => ({ outcome: null, message: null, errors: {}, values: {} });
  return createElement(EventList, {
    language: "en",
    timeZone: "Asia/Kuwait",
    rows: [{ ...PAYMENT, ...event }],
    next,
    values: { ...EVERYTHING, ...values },
    below: (row) => createElement(EventFacts, { event: row, hasAddress, redeliver }),
  });
}

describe("the events page", () => {
  it("says of each event what happened, to how much of which order, and how its webhook fares", () => {
    expect(textOf(render(events()))).toContain(
      `Payment succeeded 1 Mar, 13:00 10482 · KWD 10.500 2 attempts As the API names it: success · paid Session: ${"a".repeat(40)} Webhook: pending 500 · 2 attempts · https://shop.example/hooks`,
    );
    const told = { ...PAYMENT.told, operation: "refund", orderNo: null };
    expect(textOf(render(events({ kind: "operation", told, state: "none", url: null, answer: null })))).toMatch(
      /Refund done .* KWD 10\.500 No address/,
    );
    const blocked = { ...PAYMENT.told, event: "subscription.blocked", result: null, state: null, orderNo: null };
    expect(textOf(render(events({ object: "subscription", objectId: "sub_1", told: blocked })))).toMatch(
      /Subscription blocked 1 Mar, 13:00 .* Subscription: sub_1/,
    );
    expect(textOf(render(events(), "ar"))).toMatch(/نجحت الدفعة .* success · paid/);
  });

  it("marks the payload as something that opens", () => {
    const [summary = ""] = /<summary[^>]*>/.exec(render(events())) ?? [];
    expect(summary).not.toMatch(/\b(?:inline-)?(?:flex|grid|block)\b/);
  });

  it("links to older events where there are any, with the same filter", () => {
    const values = { type: "payment", state: "exhausted" };
    expect(render(events({}, { next: "1-evt_1", values }))).toContain(
      'href="?state=exhausted&amp;type=payment&amp;cursor=1-evt_1"',
    );
    expect(render(events())).not.toContain("cursor=");
  });
});

describe("the events page's filter", () => {
  const filter = (values: object = {}) =>
    createElement(EventFilter, { kinds: LISTED_KINDS, values: { ...EVERYTHING, ...values } });

  it.each(["en", "ar"] as const)("offers the values that the address may have, in words (%s)", (locale) => {
    const html = render(filter(), locale);
    const values = (name: string) =>
      [...(new RegExp(`<select[^>]*name="${name}".*?</select>`).exec(html)?.[0] ?? "").matchAll(/value="(\w+)"/g)].map(
        ([, value]) => value,
      );
    expect(values("type")).toEqual(["payment", "operation", "subscription"]);
    expect(values("state").sort()).toEqual(["delivered", "exhausted", "none", "pending", "stopped"]);
  });

  it("keeps its values, and links back to all events", () => {
    const html = render(filter({ type: "operation", about: 'a"b' }));
    expect(html).toMatch(/<option value="operation" selected=""/);
    expect(html).toContain('value="a&quot;b"');
    expect(html).toMatch(/<a href="\?"[^>]*>Clear/);
    expect(render(filter())).not.toContain("Clear");
  });

  it("says that nothing matches", () => {
    const page = { language: "en", timeZone: "UTC", rows: [], next: null } as const;
    const shown = (values: object) =>
      render(createElement(EventList, { ...page, values: { ...EVERYTHING, ...values } }));
    expect(textOf(shown({ type: "payment" }))).toContain("Nothing matches these filters");
    expect(textOf(shown({}))).toContain("There are no events yet");
  });
});

describe("the button that delivers an event again", () => {
  it("is there in every state of a webhook, and where an address may exist by now", () => {
    for (const state of ["pending", "delivered", "exhausted", "stopped"]) {
      const text = textOf(render(events({ state })));
      expect(text).toContain(`${state} 500 · 2 attempts · https://shop.example/hooks`);
      expect(text).toContain("Deliver again");
    }
    const unsent = { state: "none", url: null, answer: null };
    expect(render(events(unsent))).not.toContain("Deliver again");
    expect(render(events(unsent, { hasAddress: true }), "ar")).toContain("إعادة الإرسال");
  });
});

describe("the mailbox", () => {
  const MAIL: MailboxView = {
    id: "eml_1",
    channel: "email",
    to: "noor@example.com",
    cc: [],
    subject: "Gold plan",
    language: "en",
    kind: "upcoming_charge",
    html: "<style>.ink { color: red }</style><p>Hi</p>",
    text: "Hi",
    files: [],
    sentAt: "2026-03-01T10:00:00.000Z",
  };
  const listOf = (mail: MailboxView) =>
    createElement(MailboxList, {
      page: { rows: [mail], next: null },
      values: { person: null, rows: null, cursor: null },
      dropped: [],
      timeZone: "Asia/Kuwait",
    });
  const mailbox = (kind: string) => listOf({ ...MAIL, kind });

  it("names every kind of mail in words", () => {
    const { kind: english } = en.sandbox;
    for (const [kind, words] of Object.entries(english)) {
      expect(textOf(render(mailbox(kind)))).toContain(`${words} · To noor@example.com`);
      expect(textOf(render(mailbox(kind), "ar"))).not.toContain(kind);
    }
    expect(textOf(render(mailbox("invoice_issued")))).toContain("Invoice · To");
    expect(textOf(render(mailbox("something_new")))).toContain("something_new");
  });

  it("shows a text whole, its channel named and its address as a link", () => {
    const text = { ...MAIL, channel: "sms" as const, kind: "session_paid", subject: "", html: "", to: "+96512345678" };
    const html = render(listOf({ ...text, text: "Paid. Receipt: http://localhost:3000/s/abc" }));
    expect(textOf(html)).toContain("SMS");
    expect(textOf(html)).toContain("Payment received · To +96512345678");
    expect(html).toContain('href="http://localhost:3000/s/abc"');
    expect(html).not.toContain("<iframe");
  });

  it("names the copies and files of a mail", () => {
    const mail = { ...MAIL, cc: ["office@shop.example"], files: ["invoice.pdf"] };
    const shown = textOf(render(listOf(mail)));
    expect(shown).toContain("Copy to office@shop.example");
    expect(shown).toContain("With invoice.pdf");
  });

  it("shows a mail in a frame that runs nothing, without a style that the page's policy would refuse", () => {
    const html = render(mailbox("upcoming_charge"));
    expect(html).toContain('sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"');
    expect(html).toContain("&lt;p&gt;Hi");
    expect(html).not.toContain("color: red");
  });
});

it("the ways on lead to the start page and the other pages, in the language", () => {
  const ways = (language?: "ar") =>
    [...render(createElement(SandboxWays, { here: "events" }), language).matchAll(/href="([^"]+)"/g)].map(
      ([, href]) => href,
    );
  expect(ways()).toEqual(["/", "/en/sandbox/mailbox", "/en/sandbox/sdk"]);
  expect(ways("ar")).toEqual(["/ar", "/ar/sandbox/mailbox", "/ar/sandbox/sdk"]);
});
