import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { Conflict, NotFound } from "@/server/kernel/errors";
import { logger } from "@/server/log";
import { testMerchant } from "@/server/testing/harness";
import { EVENT_KEY, FakeInngest, SIGNING_KEY, signature } from "@/server/testing/inngest-server";
import { JOBS } from "../registry";
import { inngest } from "./client";
import { inngestHandler } from "./handler";

let server: FakeInngest;
let handler: ReturnType<typeof inngestHandler>;

beforeAll(async () => {
  server = await new FakeInngest().start();
  vi.stubEnv("INNGEST_SIGNING_KEY", SIGNING_KEY);
  vi.stubEnv("INNGEST_EVENT_KEY", EVENT_KEY);
  vi.stubEnv("INNGEST_BASE_URL", server.origin);
  vi.stubEnv("INNGEST_SERVE_ORIGIN", "https://pay.example");
  inngest().setEnvVars();
  handler = inngestHandler();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.stop();
});

describe("what is not signed by Inngest is refused", () => {
  const url = "http://localhost:3000/api/inngest?fnId=sarraf-deliver-webhooks&stepId=step";
  const body = JSON.stringify({
    event: { name: "x", data: {} },
    events: [],
    steps: {},
    version: 2,
    ctx: { run_id: "r" },
  });

  test.each([
    ["a run without signature", "POST", {}],
    ["a run with a signature of another body", "POST", { "x-inngest-signature": signature("{}") }],
    ["a run with an old signature", "POST", { "x-inngest-signature": signature(body, 1_600_000_000) }],
    ["a registration without signature", "PUT", {}],
  ] as const)("%s", async (_, method, headers) => {
    const response = await handler(new Request(url, { method, headers, body }));
    expect(response.status).toBe(401);
  });
});

test.each([
  ["of a function that there is no longer", "sarraf-removed", "sarraf/removed.due", 0],
  ["for an event of another function", "sarraf-send-emails", "sarraf/retry-cycles.due", 0],
  ["without an event", "sarraf-send-emails", undefined, 0],
  ["for its own event", "sarraf-send-emails", "sarraf/send-emails.due", 1],
] as const)("a signed run %s runs only its own function's item, or fails", async (_, functionId, name, runs) => {
  const { id: merchantId } = await testMerchant();
  const run = vi.fn(async () => undefined);
  const jobs = ["send-emails", "retry-cycles"].map((job) => ({
    ...{ name: job, nextAt: async () => null, due: async () => [], run },
  }));
  const data = { merchantId, id: "item", dueAt: new Date().toISOString() };
  const event = name && { name, data };
  const body = JSON.stringify({ event, events: [event], steps: {}, version: 2, ctx: { run_id: "r" } });
  const url = `http://localhost:3000/api/inngest?fnId=${functionId}&stepId=step`;
  const headers = { "content-type": "application/json", "x-inngest-signature": signature(body) };
  const response = await inngestHandler(jobs)(new Request(url, { method: "POST", headers, body }));
  expect(run).toHaveBeenCalledTimes(runs);
  expect(response.status >= 400).toBe(runs === 0);
});

test("a signed registration names the service's own address, whatever it was called by", async () => {
  const signed = { "content-type": "application/json", "x-inngest-signature": signature("{}") };
  const url = "http://forged.example/api/inngest";
  const response = await handler(new Request(url, { method: "PUT", headers: signed, body: "{}" }));
  expect(response.status).toBe(200);
  const told = JSON.stringify([await response.json(), ...server.received.map(({ body }) => body)]);
  expect(told).toContain("https://pay.example/api/inngest");
  expect(told).not.toContain("forged.example");
});

/** What of a function's registration decides how it is run. */
function summary({ id, name, triggers, concurrency, singleton, steps }: (typeof server.functions)[number]): string {
  const limits = (concurrency ?? []).map(({ limit, key }) => (key === undefined ? limit : `${limit} by ${key}`));
  const on = triggers.map(({ event, cron }) => cron ?? event);
  const retries = steps?.step?.retries?.attempts;
  return [id, name, ...on, `${retries} retries`, ...limits, ...(singleton === undefined ? [] : [singleton.mode])].join(
    " | ",
  );
}

test("every function is registered with its name, trigger, retries and limits", async () => {
  await server.register(handler);
  const functions = server.functions.filter(({ id }) => !id.endsWith("-failure"));
  expect(functions.map(summary)).toMatchInlineSnapshot(`
    [
      "sarraf-find-due-work | Find due work | * * * * * | 1 retries | skip",
      "sarraf-work-gateway-notifications | Work gateway notifications | sarraf/work-gateway-notifications.due | 4 retries | 8",
      "sarraf-resolve-unknown-operations | Resolve unknown operations | sarraf/resolve-unknown-operations.due | 4 retries | 8",
      "sarraf-watch-reservations | Watch reservations | sarraf/watch-reservations.due | 4 retries | 8",
      "sarraf-run-automatic-inquiries | Run automatic inquiries | sarraf/run-automatic-inquiries.due | 4 retries | 8",
      "sarraf-finish-cancellations | Finish cancellations | sarraf/finish-cancellations.due | 4 retries | 8",
      "sarraf-expire-subscriptions | Expire subscriptions | sarraf/expire-subscriptions.due | 4 retries | 4",
      "sarraf-turn-pauses | Turn pauses | sarraf/turn-pauses.due | 4 retries | 8",
      "sarraf-charge-due-cycles | Charge due cycles | sarraf/charge-due-cycles.due | 4 retries | 4",
      "sarraf-retry-cycles | Retry cycles | sarraf/retry-cycles.due | 4 retries | 8",
      "sarraf-renewal-reminders | Renewal reminders | sarraf/renewal-reminders.due | 4 retries | 4",
      "sarraf-expiring-cards | Expiring cards | sarraf/expiring-cards.due | 4 retries | 4",
      "sarraf-expire-sessions | Expire sessions | sarraf/expire-sessions.due | 4 retries | 4",
      "sarraf-fail-abandoned-setups | Fail abandoned setups | sarraf/fail-abandoned-setups.due | 4 retries | 4",
      "sarraf-mark-overdue-invoices | Mark overdue invoices | sarraf/mark-overdue-invoices.due | 4 retries | 4",
      "sarraf-invoice-reminders | Invoice reminders | sarraf/invoice-reminders.due | 4 retries | 4",
      "sarraf-expire-approval-requests | Expire approval requests | sarraf/expire-approval-requests.due | 4 retries | 8",
      "sarraf-release-reservations | Release reservations | sarraf/release-reservations.due | 4 retries | 4",
      "sarraf-deliver-webhooks | Deliver webhooks | sarraf/deliver-webhooks.due | 4 retries | 4",
      "sarraf-send-events-again | Send events again | sarraf/send-events-again.due | 4 retries | 72",
      "sarraf-run-bulk-actions | Run bulk actions | sarraf/run-bulk-actions.due | 4 retries | 8",
      "sarraf-send-emails | Send emails | sarraf/send-emails.due | 4 retries | 4",
      "sarraf-send-sms | Send sms | sarraf/send-sms.due | 4 retries | 4",
      "sarraf-send-whatsapp | Send whatsapp | sarraf/send-whatsapp.due | 4 retries | 4",
      "sarraf-schedule-reports | Schedule reports | sarraf/schedule-reports.due | 4 retries | 8",
      "sarraf-write-reports | Write reports | sarraf/write-reports.due | 4 retries | 2",
      "sarraf-remove-report-files | Remove report files | sarraf/remove-report-files.due | 4 retries | 4",
      "sarraf-write-payment-files | Write payment files | sarraf/write-payment-files.due | 4 retries | 2",
      "sarraf-remove-payment-files | Remove payment files | sarraf/remove-payment-files.due | 4 retries | 4",
      "sarraf-forget-removed-cards | Forget removed cards | sarraf/forget-removed-cards.due | 4 retries | 8",
      "sarraf-write-daily-figures | Write daily figures | sarraf/write-daily-figures.due | 4 retries | 2",
      "sarraf-watch-alerts | Watch alerts | sarraf/watch-alerts.due | 4 retries | 4",
    ]
  `);
  const failures = server.functions.length - functions.length;
  expect(failures).toBe(functions.length - 1);
  expect(functions.length).toBeGreaterThan(JOBS.length);
});

test("a run that is given up is one line with job, merchant, item and run", async () => {
  const error = vi.spyOn(logger(), "error");
  await server.register(handler);
  const data = { merchantId: "mer_gone", id: "dlv_1", dueAt: "2026-01-01T00:00:00.000Z" };
  server.take({ id: "given-up", name: "sarraf/deliver-webhooks.due", data });
  const line = expect.objectContaining({
    job: "deliver-webhooks",
    merchant: "mer_gone",
    item: "dlv_1",
    run: expect.stringMatching(/^run-/),
  });
  await vi.waitFor(() => expect(error).toHaveBeenCalledWith(line, "Inngest gave a job's run up."), 15_000);
  expect(error.mock.calls.filter(([, message]) => message === "Inngest gave a job's run up.")).toHaveLength(1);
  error.mockRestore();
});

test.each([
  ["a refusal", new Conflict("card 4111111111111111 was refused"), /^Conflict: card 411111\S*1111 was refused$/],
  ["a missing record", new NotFound(), /^NotFound: Not found\.$/],
  ["an internal error", new Error("relation secret_table does not exist"), null],
])(
  "a run that is given up after %s is one attempt, whose row has the text of refusals only",
  async (_, fault, text) => {
    const { id: merchantId, ctx } = await testMerchant();
    const run = () => Promise.reject(fault);
    await server.register(
      inngestHandler([{ name: "refused-run", nextAt: async () => null, due: async () => [], run }]),
    );
    const data = { merchantId, id: "item", dueAt: new Date().toISOString() };
    server.take({ name: "sarraf/refused-run.due", data });
    const row = () => ctx.db.failingItem.findFirst({ where: { merchantId } });
    await vi.waitFor(async () => expect(await row()).not.toBeNull(), 8_000);
    const lastError = text && expect.stringMatching(text);
    expect(await row()).toMatchObject({ job: "refused-run", itemId: "item", attempts: 1, lastError });
    const given = server.runs.findLast(({ functionId }) => functionId === "sarraf-refused-run");
    expect(given).toMatchObject({ state: "failed", attempts: fault instanceof NotFound ? 1 : 5 });
  },
);
