/** Webhook endpoints on the console, in both languages. */
import { createElement, Fragment } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES } from "@/e2e/support/words";
import type { EndpointDeliveryView, WebhookEndpointView } from "@/server/domain/webhooks";
import { ENDPOINT_KINDS, TRIES_SHOWN } from "@/server/domain/webhooks/core/words";
import { type Mounted, mount } from "../../testing/mount";
import { MESSAGES } from "../../testing/render";
import type { FormState } from "../form/form-state";
import { EndpointDeliveries } from "./endpoint-deliveries";
import { EndpointForms, NewEndpoint } from "./endpoint-forms";
import { EndpointList } from "./endpoint-list";

const ENDPOINT: WebhookEndpointView = {
  id: "whe_1",
  url: "https://shop.example/events",
  description: null,
  kinds: ["session.paid"],
  header_names: ["X-Shop"],
  basic_username: "shop",
  former_secret_until: null,
  paused_at: null,
  created_at: "2026-11-01T10:00:00.000Z",
  updated_at: "2026-11-01T10:00:00.000Z",
};
const DELIVERY: EndpointDeliveryView = {
  event_id: "evt_1",
  type: "session.paid",
  occurred_at: "2026-11-01T10:00:00.000Z",
  delivery: {
    id: "del_1",
    url: ENDPOINT.url,
    endpoint_id: "whe_1",
    state: "pending",
    attempts: 1,
    next_attempt_at: "2026-11-01T10:05:00.000Z",
    last_status: 500,
    last_error: "The server answered 500.",
    log: [
      {
        number: 1,
        manual: false,
        at: "2026-11-01T10:00:01.000Z",
        status: 500,
        error: "The server answered 500.",
        duration_ms: 12,
        answer: "<b>no database</b>",
      },
    ],
  },
};

let page: Mounted;
afterEach(() => page.unmount());

const answering = (given: Partial<FormState> = {}) =>
  vi.fn(
    async (_state: FormState, _form: FormData): Promise<FormState> => ({
      ...{ outcome: "done", message: "ok", errors: {}, values: {} },
      ...given,
    }),
  );
const all = () => ({
  change: answering(),
  pause: answering(),
  rotate: answering({ shownOnce: ["whsec_new"] }),
  remove: answering(),
  test: answering({ values: { answer: "thanks" } }),
  redeliver: answering({ values: { created_after: "2026-11-01", starting_after: "evt_500" } }),
});
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);

describe.each(LANGUAGES)("webhook endpoints (%s)", (lang) => {
  const words = MESSAGES[lang].console.endpoints;
  const forms = async (shown = ENDPOINT) => {
    const actions = all();
    page = await mount(createElement(EndpointForms, { shown, proof: null, actions }), lang);
    return actions;
  };

  it("every kind can be ticked for a new one, and its key is shown once", async () => {
    const create = answering({ shownOnce: ["whsec_first"] });
    page = await mount(createElement(NewEndpoint, { proof: "password", create }), lang);
    const ticks = [...document.querySelectorAll<HTMLInputElement>('[name="kinds"]')];
    expect(ticks.map(({ value }) => value).sort()).toEqual([...ENDPOINT_KINDS].sort());
    expect(ticks.some(({ checked }) => checked)).toBe(false);
    for (const name of ["url", "proof"]) {
      const required = field(name);
      expect(required?.required).toBe(true);
      if (required !== null) await page.type(required, "https://shop.example/events");
    }
    await page.press(page.one("button", words.create));
    expect(document.body.textContent).toContain("whsec_first");
  });

  it("stored secrets are named and not shown, and the rest is filled in", async () => {
    await forms();
    expect([field("url")?.value, field("basic_username")?.value]).toEqual([ENDPOINT.url, "shop"]);
    expect([field("secret.headers")?.value, field("secret.basic_password")?.value]).toEqual(["", ""]);
    expect(document.body.textContent).toContain("X-Shop");
    expect(field("remove_headers")?.checked).toBe(false);
    const ticked = [...document.querySelectorAll<HTMLInputElement>('[name="kinds"]')].filter(({ checked }) => checked);
    expect(ticked.map(({ value }) => value)).toEqual(["session.paid"]);
  });

  it("a secret that a refused form does not keep is asked for again, so that it is not left out unnoticed", async () => {
    const again = ["secret.headers"];
    const create = answering({ outcome: "refused", message: null, again });
    page = await mount(createElement(NewEndpoint, { proof: null, create }), lang);
    const url = field("url");
    if (url === null) throw new Error("There is no address.");
    await page.type(url, "https://shop.example/events");
    await page.press(page.one("button", words.create));
    expect([field("secret.headers")?.required, field("secret.basic_password")?.required]).toEqual([true, false]);
    const says = document.getElementById(`${field("secret.headers")?.id}-error`)?.textContent;
    expect(says).toBe(MESSAGES[lang].console.form.again);
    await page.press(page.one("button", words.create));
    expect(create).toHaveBeenCalledTimes(1);
  });

  it("a test shows the answer, and a renewal the new key", async () => {
    const actions = await forms();
    await page.press(page.one("button", words.testNow));
    expect(document.querySelector("pre")?.textContent).toBe("thanks");
    await page.press(page.one("button", words.rotate));
    expect(document.body.textContent).toContain("whsec_new");
    expect([actions.test.mock.calls.length, actions.rotate.mock.calls.length]).toEqual([1, 1]);
  });

  it("a span with more events goes on after the last one", async () => {
    const actions = await forms();
    const after = field("created_after");
    if (after === null) throw new Error("There is no first day.");
    await page.type(after, "2026-11-01");
    await page.press(page.one("button", words.againNow));
    expect([field("starting_after")?.value, field("starting_after")?.checked]).toEqual(["evt_500", true]);
    await page.press(page.one("button", words.againNow));
    expect(actions.redeliver.mock.calls.map(([, form]) => form.get("starting_after"))).toEqual([null, "evt_500"]);
  });

  it("a paused one can be resumed and gets no events again", async () => {
    const actions = await forms({ ...ENDPOINT, paused_at: "2026-11-01T10:00:00.000Z" });
    expect(field("created_after")).toBeNull();
    await page.press(page.one("button", words.resume));
    expect(actions.pause).toHaveBeenCalledTimes(1);
  });

  it("the list names the state, a delivery its tries and answers as text", async () => {
    const shown = { language: lang, timeZone: "UTC" };
    const list = createElement(EndpointList, { ...shown, endpoints: [ENDPOINT] });
    const sent = createElement(EndpointDeliveries, { ...shown, deliveries: [DELIVERY], opens: ["session.paid"] });
    page = await mount(createElement(Fragment, null, list, sent), lang);
    expect(document.querySelector(`a[href="/${lang}/console/settings/webhooks/endpoints/whe_1"]`)).not.toBeNull();
    expect(document.body.textContent).toContain(words.active);
    expect(document.body.textContent).toContain(MESSAGES[lang].console.events.states.pending);
    expect(document.querySelector("pre")?.textContent).toBe("<b>no database</b>");
    expect(document.body.textContent).toContain("500");
    expect(document.querySelectorAll('a[href$="/events/evt_1"]')).toHaveLength(1);
  });

  it("a failed try is described in the page's language", async () => {
    const { delivery } = DELIVERY;
    const log = delivery.log.map((each) => ({ ...each, status: 503, error: "Answered 503." }));
    const given = { language: lang, timeZone: "UTC", deliveries: [{ ...DELIVERY, delivery: { ...delivery, log } }] };
    page = await mount(createElement(EndpointDeliveries, { ...given, opens: [] }), lang);
    const said = MESSAGES[lang].console.events.tryTexts.answered.replace("{value}", "\u2066503\u2069");
    expect(document.body.textContent).toContain(said);
    expect(document.querySelector("summary")?.textContent).toBe(MESSAGES[lang].console.events.answer);
  });

  it("a kind whose events the user may not open is named without a link", async () => {
    const given = { language: lang, timeZone: "UTC", deliveries: [DELIVERY], opens: ["session.failed"] };
    page = await mount(createElement(EndpointDeliveries, given), lang);
    expect(document.querySelector("a")).toBeNull();
    expect(document.body.textContent).toContain(MESSAGES[lang].console.events.names.session_paid);
  });

  it("a delivery with more tries than are listed says how many it has", async () => {
    const { delivery } = DELIVERY;
    const log = Array.from({ length: TRIES_SHOWN }, () => delivery.log.slice(0, 1)).flat();
    const numbered = log.map((each, index) => ({ ...each, number: index + 6 }));
    const busy = { ...DELIVERY, delivery: { ...delivery, id: "del_2", attempts: TRIES_SHOWN + 5, log: numbered } };
    const given = { language: lang, timeZone: "UTC", deliveries: [busy, DELIVERY], opens: [] };
    page = await mount(createElement(EndpointDeliveries, given), lang);
    const said = words.lastTries.replace("{shown}", "20").replace("{all}", "25");
    expect((document.body.textContent ?? "").split(said)).toHaveLength(2);
  });
});
