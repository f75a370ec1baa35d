import { createElement } from "react";
import { expect, it } from "vitest";
import type { StartFacts } from "@/server/pages/start-facts";
import { render, textOf } from "../testing/render";
import { StartPage } from "./start-page";

const AT = "2026-03-01T10:00:00Z";

function page(facts: StartFacts | null) {
  return createElement(StartPage, {
    installation: { address: "pay.example", version: "1.0", merchant: "Dar", guides: 9, clock: AT, timeZone: "UTC" },
    facts,
    samples: { bash: "curl", js: "fetch", python: "post" },
    send: () => Promise.resolve({ kind: "busy" as const }),
    amount: { amount: "10.500", currency: "KWD" },
    startDemo: () => async () => undefined,
  });
}

const WELL: StartFacts = {
  readAt: AT,
  jobs: { status: "ready", oldest_due_job: null, given_up_items: 0, last_run_at: AT },
  usage: {
    database: { version: "18.1", milliseconds: 2 },
    mails: { lastDay: 12, failing: 0, failure: null, lastAt: AT, isKept: true },
    events: { count: 0, givenUp: 0, addresses: 0 },
    gateways: { all: 8, simulated: 8 },
    sessions: { days: [0, 3], isAny: true, isPaid: false },
  },
};

it.each([
  [
    "en",
    "Card 4111 1111 1111 111 pays it; five more show a decline, an error, and cards that pay now and are declined later.",
  ],
  ["ar", "وبطاقة تُرفض، وأخرى تعطي خطأ، وثلاث تدفع الآن وتُرفض لاحقًا."],
] as const)("the start page says what the test cards do (%s)", (locale, told) => {
  expect(textOf(render(page(null), locale))).toContain(told);
});

it("the steps are ticked by what the installation holds, and the first open one leads on", () => {
  const html = render(page(WELL));
  expect(textOf(html)).toContain("Send a request and open its checkout_url (done)");
  expect(textOf(html)).toMatch(/Pay with a test card, see the event arrive\s+Go/);
});

it.each([
  ["no facts", null],
  ["facts without sessions", { ...WELL, usage: { ...WELL.usage, sessions: null } }],
  ["facts without gateways", { ...WELL, usage: { ...WELL.usage, gateways: null } }],
])("with %s no step is said to be done, or to be next", (_title, facts) => {
  const text = textOf(render(page(facts)));
  expect(text).toContain("Send a request and open its checkout_url");
  expect(text).not.toMatch(/\(done\)|\bGo\b/);
});

it("a failing service comes first and names the page that repairs it", () => {
  const html = render(page({ ...WELL, usage: { ...WELL.usage, events: { count: 9, givenUp: 1, addresses: 1 } } }));
  expect(textOf(html)).toContain("4 of 5 well");
  expect(html.indexOf("cannot deliver to 1 address")).toBeLessThan(html.indexOf("Database"));
  expect(html).toContain('href="/en/console/events?state=exhausted"');
});

it("facts that could not be read are said to be missing, not to be well", () => {
  const unread = { database: null, mails: null, events: null, gateways: null, sessions: null };
  const text = textOf(
    render(page({ ...WELL, jobs: { ...WELL.jobs, status: "not_ready", last_run_at: null }, usage: unread })),
  );
  expect(text).toContain("0 of 5 well");
  expect(text.match(/could not be checked/g)).toHaveLength(5);
  expect(text.match(/See why|Repair/g)).toEqual(Array(5).fill("See why"));
});

it("deliveries that are tried again, failing emails and jobs that were given up are not well", () => {
  const usage = { ...WELL.usage, events: { count: 2, givenUp: 0, addresses: 1 } };
  const mails = { lastDay: 0, failing: 3, failure: "API key is invalid", lastAt: null, isKept: false };
  const facts = { ...WELL, jobs: { ...WELL.jobs, given_up_items: 4 }, usage: { ...usage, mails } };
  const html = render(page(facts));
  for (const shown of ["2 of 5 well", "cannot deliver to 1 address", "3 not sent API key is invalid", "4 given up"])
    expect(textOf(html)).toContain(shown);
  expect(html).toContain('href="/en/console/events?state=pending"');
  const late = { ...WELL.jobs, given_up_items: 4, oldest_due_job: { name: "deliver-webhooks", seconds: 61 } };
  expect(textOf(render(page({ ...WELL, jobs: late })))).toMatch(/Jobs.*late.*See why.*61 s/);
  const idle = { ...late, last_run_at: null };
  expect(textOf(render(page({ ...WELL, jobs: idle })))).toContain("never ran");
  expect(textOf(render(page(WELL)))).toMatch(/5 of 5 well.*none late.*none failing/);
});
