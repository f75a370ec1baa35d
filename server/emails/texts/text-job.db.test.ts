import { afterEach, expect, test, vi } from "vitest";
import { database } from "@/server/db/client";
import { messageRow, textJob, writeMessages } from "@/server/domain/notifications";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import type { MailAnswer } from "@/server/testing/mail-provider";
import { textProvider } from "@/server/testing/text-provider";
import { SendingLane } from "../sending-lane";
import { smsOutlet } from "./send-sms";

const HOUR = 3_600_000;

afterEach(() => {
  vi.unstubAllEnvs();
});

/** The job of SMS, to a provider in place of Twilio, on a separate clock. */
async function jobTo(...answers: readonly MailAnswer[]) {
  const provider = await textProvider(...answers);
  vi.stubEnv("TWILIO_ACCOUNT_SID", "AC1");
  vi.stubEnv("TWILIO_AUTH_TOKEN", "secret");
  vi.stubEnv("SMS_FROM", "+15005550006");
  vi.stubEnv("TWILIO_BASE_URL", provider.url);
  const clock = { at: Date.now() };
  const lane = new SendingLane({ now: () => clock.at, sleep: async () => undefined });
  return { provider, clock, job: textJob("sms", smsOutlet(lane)) };
}

async function written(merchant: TestMerchant): Promise<string> {
  const facts = { kind: "plain", subject: null, body: "Hello" } as const;
  const to = { channel: "sms", to: "+96512345678" } as const;
  const row = await messageRow(merchant.ctx, { ...to, relatedId: null, language: "en", facts, cause: null });
  await writeMessages(database(), [row]);
  return row.id;
}

function stored(id: string) {
  return database().mailMessage.findUniqueOrThrow({ where: { id } });
}

test("a busy provider uses up no try, and the text goes out once it takes it", async () => {
  const merchant = await testMerchant();
  const id = await written(merchant);
  const busy = { status: 429, body: { code: 20429 }, headers: { "retry-after": "7" } };
  const { provider, clock, job } = await jobTo(busy, { status: 201, body: {} });
  await job.run(merchant.ctx, id);
  expect(await stored(id)).toMatchObject({ tries: 0, lastError: "Twilio: status 429 (20429)" });
  clock.at += 8_000;
  await job.run(merchant.as({ now: () => new Date(clock.at) }), id);
  provider.close();
  expect(await stored(id)).toMatchObject({ tries: 0, dueAt: null, lastError: null });
  expect(provider.asked).toHaveLength(2);
});

test("a number that will never take it ends the text at once, with an error", async () => {
  const merchant = await testMerchant();
  const id = await written(merchant);
  const { provider, job } = await jobTo({ status: 400, body: { code: 21610, message: "Unsubscribed" } });
  const log = { ...merchant.ctx.log, warn: vi.fn(), error: vi.fn() };
  await job.run({ ...merchant.ctx, log }, id);
  provider.close();
  expect(await stored(id)).toMatchObject({ dueAt: null, lastError: "Twilio: Unsubscribed (21610)" });
  expect(log.error.mock.calls).toEqual([
    [expect.objectContaining({ mailId: id }), expect.stringContaining("will not take it")],
  ]);
});

test("any other refusal is tried again, and after a day no more", async () => {
  const merchant = await testMerchant();
  const id = await written(merchant);
  const { provider, clock, job } = await jobTo({ status: 401, body: { code: 20003, message: "Authenticate" } });
  const started = (await stored(id)).sentAt.getTime();
  for (let due = await stored(id); due.dueAt !== null; due = await stored(id)) {
    clock.at = due.dueAt.getTime();
    await job.run(merchant.as({ now: () => new Date(clock.at) }), id);
  }
  provider.close();
  expect(clock.at).toBe(started + 24 * HOUR);
  expect(await stored(id)).toMatchObject({ lastError: "Twilio: Authenticate (20003)", tries: provider.asked.length });
});

test("the job of one channel leaves the others alone", async () => {
  const merchant = await testMerchant();
  const id = await written(merchant);
  const { provider, job } = await jobTo({ status: 201, body: {} });
  const scope = { merchantId: merchant.id };
  expect((await job.due(merchant.ctx, scope, 10)).map((item) => item.id)).toEqual([id]);
  const other = textJob("whatsapp", { send: async () => undefined, closedUntil: () => null });
  expect(await other.due(merchant.ctx, scope, 10)).toEqual([]);
  provider.close();
});
