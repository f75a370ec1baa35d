/** Failing items, also beside more others than a process reads. */
import { beforeAll, expect, test } from "vitest";
import { systemContext } from "@/server/context";
import { expireSessions } from "@/server/domain/sessions";
import { deliverWebhooks } from "@/server/domain/webhooks";
import { addSeconds } from "@/server/kernel/time";
import type { Job } from "@/server/kernel/types";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { inOwnDatabase } from "@/server/testing/own-database";
import { newSession } from "@/server/testing/paying";
import { testEvent } from "@/server/testing/webhooks";
import { failingOf, readFailuresAgain } from "./failing-items";
import { Lane } from "./lane";

inOwnDatabase();

const OTHERS = 5_000;
const NAMES = ["given up", "waiting", "due again", "new", "of a clock that was put back"] as const;
type Name = (typeof NAMES)[number];

/** When each item that failed is tried again, in seconds from now. */
const RETRIES: readonly (readonly [Name, number])[] = [
  ["given up", -3_600],
  ["waiting", 60],
  ["due again", -1],
  ["of a clock that was put back", 3 * 86_400],
];

let merchant: TestMerchant;
const dueAt = addSeconds(new Date(), -7_200);

beforeAll(async () => {
  merchant = await testMerchant();
});

async function othersFail(): Promise<void> {
  const retryAt = addSeconds(new Date(), 3_000);
  const failure = { merchantId: merchant.id, job: "another", dueAt, attempts: 1, failedAt: dueAt, retryAt };
  const others = Array.from({ length: OTHERS }, (_, n) => ({ ...failure, itemId: `other-${n}` }));
  await merchant.ctx.db.failingItem.createMany({ data: others, skipDuplicates: true });
}

async function expiring(): Promise<string> {
  const id = await newSession(merchant);
  await merchant.ctx.db.paymentSession.updateMany({ where: { id }, data: { expiresAt: dueAt } });
  return id;
}

async function pending(): Promise<string> {
  const { deliveryId } = await testEvent(merchant, { url: "https://shop.example/hook" });
  await merchant.ctx.db.delivery.updateMany({ where: { id: deliveryId }, data: { dueAt } });
  return deliveryId;
}

test.each([
  { howMany: "few", job: expireSessions, make: expiring },
  { howMany: "few", job: deliverWebhooks, make: pending },
  { howMany: "many", job: expireSessions, make: expiring },
  { howMany: "many", job: deliverWebhooks, make: pending },
])("$job.name: if $howMany items fail only what may be tried is, and is forgotten when it has run", async (given) => {
  const { howMany, make } = given;
  const { batch: _, ...job } = given.job;
  if (howMany === "many") await othersFail();
  const { db } = merchant.ctx;
  const ids = new Map<string, Name>();
  for (const name of NAMES) ids.set(await make(), name);
  const idOf = (wanted: Name) => [...ids].find(([, name]) => name === wanted)?.[0] ?? "";
  const failure = { merchantId: merchant.id, job: job.name, dueAt, failedAt: dueAt };
  const rows = RETRIES.map(([name, seconds]) => ({
    ...failure,
    itemId: idOf(name),
    attempts: name === "given up" ? 24 : 3,
    retryAt: addSeconds(new Date(), seconds),
    givenUpAt: name === "given up" ? dueAt : null,
  }));
  await db.failingItem.createMany({ data: rows });
  readFailuresAgain();
  const ran: (Name | undefined)[] = [];
  const done = new Set<string>();
  const watched: Job = {
    ...job,
    due: async (...asked) => (await job.due(...asked)).filter(({ id }) => !done.has(id)),
    run: async (_ctx, id) => {
      ran.push(ids.get(id));
      done.add(id);
    },
  };
  const lane = new Lane(watched, systemContext(), { lateMs: 0 });
  await lane.workFor(1_000);
  await lane.stop();
  expect(ran.sort()).toEqual(["due again", "new", "of a clock that was put back"]);
  const left = await db.failingItem.findMany({ where: { merchantId: merchant.id, job: job.name } });
  expect(left.map(({ itemId }) => ids.get(itemId)).sort()).toEqual(["given up", "waiting"]);

  const { isPart, withoutGivenUp, leftOut } = await failingOf(systemContext(), job.name);
  const found = async (scope: typeof leftOut) =>
    (await job.due(systemContext(), { driver: true, ...scope }, 10)).map(({ id }) => ids.get(id)).sort();
  expect([isPart, await found(withoutGivenUp), await found(leftOut)]).toEqual([
    howMany === "many",
    ["due again", "new", "of a clock that was put back", "waiting"],
    ["due again", "new", "of a clock that was put back"],
  ]);
  await db.failingItem.deleteMany({ where: { job: job.name } });
  const ended = { where: { id: { in: [...ids.keys()] } } };
  await db.delivery.deleteMany(ended);
  await db.paymentSession.deleteMany(ended);
});
