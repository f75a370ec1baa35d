import { expect, test, vi } from "vitest";
import { database } from "@/server/db/client";
import { transaction } from "@/server/db/transactions/transaction";
import { parseCivilDate } from "@/server/kernel/time";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { type MailFacts, type MailOutlet, mailJob, ProviderBusy, writeMail } from "./index";

const APPROVAL: MailFacts = {
  kind: "approval_requested",
  operation: "void",
  makerName: "mona",
  requestId: "req_1",
  sessionId: "a".repeat(40),
  orderNo: null,
  amount: { amount: "1.000", currency: "KWD" },
  reason: null,
  note: null,
  decisionNote: null,
};

const REMINDER: MailFacts = {
  kind: "upcoming_charge",
  planName: "Gold plan",
  amount: { amount: "1.000", currency: "KWD" },
  card: null,
  pageUrl: "http://localhost:3000/en/subscription/token",
  chargeDate: chargeDay(),
  days: 2,
  cardProblem: null,
};

function chargeDay() {
  const day = parseCivilDate("2027-03-31");
  if (day === null) throw new Error("No such day.");
  return day;
}

/** An open outlet that does `send`. */
function outlet(send: () => Promise<void>): MailOutlet & { send: ReturnType<typeof vi.fn> } {
  return { send: vi.fn(send), closedUntil: () => null };
}

async function written(
  merchant: TestMerchant,
  { to = ["c@example.com"], cause = null, facts = APPROVAL }: Partial<Parameters<typeof writeMail>[2]> = {},
): Promise<string[]> {
  await transaction(database(), (tx) =>
    writeMail(merchant.ctx, tx, { to, relatedId: "req_1", language: "en", cause, facts }),
  );
  const rows = await database().mailMessage.findMany({ where: { merchantId: merchant.id } });
  return rows.map(({ id }) => id);
}

function stored(id: string) {
  return database().mailMessage.findUniqueOrThrow({ where: { id } });
}

test("a written mail is handed over once, however many drivers come", async () => {
  const merchant = await testMerchant();
  const ids = await written(merchant, { to: ["a@example.com", "b@example.com"] });
  const open = outlet(async () => undefined);
  const job = mailJob(open);
  const due = await job.due(merchant.ctx, { merchantId: merchant.id }, 10);
  expect(due.map(({ id }) => id).sort()).toEqual([...ids].sort());
  await Promise.all([...ids, ...ids, ...ids].map((id) => job.run(merchant.ctx, id)));
  expect(open.send).toHaveBeenCalledTimes(2);
  expect(await job.nextAt(merchant.ctx, { merchantId: merchant.id })).toBeNull();
});

test.each([
  ["a reminder after a day", REMINDER, 24],
  ["any other mail after three days", APPROVAL, 72],
])("a mail that the provider does not take is given up by its age, with an error: %s", async (_, facts, hours) => {
  const merchant = await testMerchant();
  const [id = ""] = await written(merchant, { facts });
  const refusing = outlet(async () => {
    throw new Error("Domain not verified");
  });
  const job = mailJob(refusing);
  const log = { ...merchant.ctx.log, warn: vi.fn(), error: vi.fn() };
  const started = (await stored(id)).sentAt.getTime();
  let last = started;
  for (let due = await stored(id); due.dueAt !== null; due = await stored(id)) {
    last = due.dueAt.getTime();
    await job.run({ ...merchant.as({ now: () => new Date(last) }), log }, id);
  }
  expect(last).toBe(started + hours * 3_600_000);
  expect(refusing.send.mock.calls.length).toBeGreaterThan(6);
  const row = await stored(id);
  expect(row).toMatchObject({ lastError: "Domain not verified", tries: refusing.send.mock.calls.length });
  expect(log.error.mock.calls).toEqual([
    [expect.objectContaining({ mailId: id, kind: facts.kind }), expect.stringContaining("given up")],
  ]);
});

test("a provider that takes nothing uses up no try, and the mail waits as long as it asks", async () => {
  const merchant = await testMerchant();
  const [id = ""] = await written(merchant);
  const busy = outlet(async () => {
    throw new ProviderBusy("Too many requests", 7, 90);
  });
  let now = Date.now();
  for (let round = 0; round < 20; round += 1) {
    await mailJob(busy).run(merchant.as({ now: () => new Date(now) }), id);
    expect(await stored(id)).toMatchObject({ tries: 0, dueAt: new Date(now + 90_000) });
    now += 90_000;
  }
  const open = outlet(async () => undefined);
  await mailJob(open).run(merchant.as({ now: () => new Date(now) }), id);
  expect(open.send).toHaveBeenCalledTimes(1);
  expect(await stored(id)).toMatchObject({ dueAt: null, lastError: null });
});

test("while the outlet is closed nothing is due, drivers look again when it opens, and a walk of the clock goes on", async () => {
  const merchant = await testMerchant();
  await written(merchant);
  const opens = new Date(Date.now() + 3_600_000);
  const job = mailJob({ send: async () => undefined, closedUntil: () => opens });
  expect(await job.due(merchant.ctx, "all", 10)).toEqual([]);
  expect(await job.nextAt(merchant.ctx, "all")).toEqual(opens);
  expect(await job.nextAt(merchant.ctx, { merchantId: merchant.id })).toBeNull();
});

test("the same cause writes one mail to an address, and another cause another one", async () => {
  const merchant = await testMerchant();
  expect(await written(merchant, { cause: "cyc_1 1" })).toHaveLength(1);
  expect(await written(merchant, { cause: "cyc_1 1" })).toHaveLength(1);
  expect(await written(merchant, { cause: "cyc_1 2" })).toHaveLength(2);
  expect(await written(merchant)).toHaveLength(3);
});

test("where nothing is sent, mails are done with together, but for those that are too old or not due", async () => {
  const merchant = await testMerchant();
  const { ctx } = merchant;
  const job = mailJob({
    send: async () => expect.unreachable("nothing is sent"),
    closedUntil: () => null,
    keeps: () => true,
  });
  await written(merchant, { to: ["a@example.com", "b@example.com", "old@example.com", "later@example.com"] });
  const of = (to: string) => ({ merchantId: merchant.id, to });
  const [hour, days] = [3_600_000, 86_400_000];
  await ctx.db.mailMessage.updateMany({
    where: of("old@example.com"),
    data: { sentAt: new Date(Date.now() - 4 * days) },
  });
  await ctx.db.mailMessage.updateMany({ where: of("later@example.com"), data: { dueAt: new Date(Date.now() + hour) } });
  const rows = await ctx.db.mailMessage.findMany({ where: { merchantId: merchant.id }, orderBy: { to: "asc" } });
  const left = await job.batch?.run(
    ctx,
    rows.map(({ id }) => id),
  );
  expect(left).toEqual(rows.filter(({ to }) => /^(old|later)@/.test(to)).map(({ id }) => id));
  const due = await ctx.db.mailMessage.findMany({ where: { merchantId: merchant.id, dueAt: { not: null } } });
  expect(due.map(({ to }) => to).sort()).toEqual(["later@example.com", "old@example.com"]);
  expect(mailJob({ send: async () => undefined, closedUntil: () => null }).batch).toBeUndefined();
});
