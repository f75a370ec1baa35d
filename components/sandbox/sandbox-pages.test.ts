import { createElement } from "react";
import { describe, expect, it } from "vitest";
import type { EventListView, EventPageFilter, MailboxView } from "@/server/domain/sandbox";
import en from "../../messages/en.json";
import { render, textOf } from "../testing/render";
import { EventList } from "./event-list";
import { Mailbox } from "./mailbox";
import { SandboxWays } from "./sandbox-ways";

const PAYMENT: EventListView = {
  id: "evt_1",
  kind: "payment",
  objectId: "a".repeat(40),
  number: 2,
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
  deliveries: [
    {
      id: "dlv_1",
      url: "https://shop.example/hooks",
      state: "retrying",
      attempts: 2,
      lastStatus: 500,
      lastError: null,
    },
  ],
};

const NO_FILTER: EventPageFilter = { kind: null, webhookState: null, objectId: null };

type PageParts = { more?: number | null; filter?: Partial<EventPageFilter>; hasAddress?: boolean };

function events(event: Partial<EventListView> = {}, { more = null, filter = {}, hasAddress = false }: PageParts = {}) {
  const redeliver = () => async () => null;
  const page = { filter: { ...NO_FILTER, ...filter }, timeZone: "Asia/Kuwait", hasAddress, redeliver };
  return createElement(EventList, { events: [{ ...PAYMENT, ...event }], more, ...page });
}

describe("the events page", () => {
  it("tells of each event what happened, to how much of which order, and how its webhook fares", () => {
    expect(textOf(render(events()))).toContain(
      `Payment #2 · KWD 10.500 success State: paid · Order: 10482 · 1 March 2026 at 13:00 Session: ${"a".repeat(40)} Webhook: retrying 500 · 2 attempts · https://shop.example/hooks`,
    );
    const told = { ...PAYMENT.told, operation: "refund", orderNo: null };
    expect(textOf(render(events({ kind: "operation", told, deliveries: [] })))).toMatch(
      /Operation #2 · refund · KWD 10\.500 success .* No webhook address/,
    );
    const blocked = { ...PAYMENT.told, event: "subscription.blocked", result: null, state: null, orderNo: null };
    expect(textOf(render(events({ kind: "subscription", objectId: "sub_1", told: blocked })))).toMatch(
      /Subscription #2 · subscription\.blocked · KWD 10\.500 1 March 2026 at 13:00 Subscription: sub_1/,
    );
    expect(textOf(render(events(), "ar"))).toMatch(/دفعة #2 · 10\.500 د\.ك success الحالة: paid · الطلب: 10482/);
  });

  it("marks the payload as something that opens", () => {
    const [summary = ""] = /<summary[^>]*>/.exec(render(events())) ?? [];
    expect(summary).not.toMatch(/\b(?:inline-)?(?:flex|grid|block)\b/);
  });

  it("leads to older events where there are any", () => {
    expect(render(events({}, { more: 40 }))).toContain('href="?rows=40#evt_1"');
    const filter = { kind: "payment", webhookState: "exhausted" };
    expect(render(events({}, { more: 40, filter }))).toContain(
      'href="?type=payment&amp;state=exhausted&amp;rows=40#evt_1"',
    );
    expect(render(events())).not.toContain("?rows=");
  });
});

describe("the events page's filter", () => {
  it.each(["en", "ar"] as const)("offers what the address may ask for, in words (%s)", (locale) => {
    const html = render(events(), locale);
    const values = (name: string) =>
      [...(new RegExp(`<select[^>]*name="${name}".*?</select>`).exec(html)?.[0] ?? "").matchAll(/value="(\w+)"/g)].map(
        ([, value]) => value,
      );
    expect(values("type")).toEqual(["payment", "operation", "subscription"]);
    expect(values("state")).toEqual(["pending", "delivered", "exhausted", "stopped", "none"]);
  });

  it("keeps what was asked for, and leads back to all events", () => {
    const html = render(events({}, { filter: { kind: "operation", objectId: 'a"b' } }));
    expect(html).toMatch(/<option value="operation" selected=""/);
    expect(html).toContain('value="a&quot;b"');
    expect(html).toMatch(/<a href="\?"[^>]*>Show all/);
    expect(render(events())).not.toContain("Show all");
  });

  it("says that nothing matches, and is absent where there are no events at all", () => {
    const page = { events: [], more: null, timeZone: "UTC", hasAddress: true, redeliver: () => async () => null };
    const shown = (filter: EventPageFilter) => render(createElement(EventList, { ...page, filter }));
    expect(textOf(shown({ ...NO_FILTER, kind: "payment" }))).toContain("No event matches this filter");
    expect(shown(NO_FILTER)).not.toContain("<form");
    expect(textOf(shown(NO_FILTER))).toContain("Make a demo payment");
  });
});

describe("the button that delivers an event again", () => {
  it("is there in every state of a webhook, and where an address may be by now", () => {
    const [delivery] = PAYMENT.deliveries;
    for (const state of ["pending", "delivered", "exhausted", "stopped"]) {
      const html = render(events({ deliveries: [{ ...delivery, state }] as EventListView["deliveries"] }));
      expect(textOf(html)).toContain(`${state} 500 · 2 attempts · https://shop.example/hooks Deliver again`);
    }
    expect(render(events({ deliveries: [] }))).not.toContain("Deliver again");
    expect(render(events({ deliveries: [] }, { hasAddress: true }), "ar")).toContain("أعد الإرسال");
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
  const mailbox = (kind: string) => createElement(Mailbox, { mails: [{ ...MAIL, kind }], timeZone: "Asia/Kuwait" });

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
    const text = { ...MAIL, channel: "sms", kind: "session_paid", subject: "", html: "", to: "+96512345678" };
    const props = { mails: [{ ...text, text: "Paid. Receipt: http://localhost:3000/s/abc" }], timeZone: "Asia/Kuwait" };
    const html = render(createElement(Mailbox, props));
    expect(textOf(html)).toContain("SMS");
    expect(textOf(html)).toContain("Payment received · To +96512345678");
    expect(html).toContain('href="http://localhost:3000/s/abc"');
    expect(html).not.toContain("<iframe");
  });

  it("names the copies and files of a mail", () => {
    const mail = { ...MAIL, cc: ["office@shop.example"], files: ["invoice.pdf"] };
    const shown = textOf(render(createElement(Mailbox, { mails: [mail], timeZone: "Asia/Kuwait" })));
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
