import { expect, test, vi } from "vitest";
import { systemContext } from "@/server/context";
import { transaction } from "@/server/db/transactions/transaction";
import { PAYMENT_FILE_FIELDS, readPaymentQuery, requestPaymentFile, writePaymentFiles } from "@/server/domain/console";
import { writeDailyFigures } from "@/server/domain/figures";
import { mailJob, writeMail } from "@/server/domain/notifications";
import { ReportRequest, requestReport, writeReports } from "@/server/domain/reports";
import { Conflict, Forbidden, NotFound } from "@/server/kernel/errors";
import { readInput } from "@/server/kernel/read-input";
import { addSeconds } from "@/server/kernel/time";
import type { Actor, Job, JobItem } from "@/server/kernel/types";
import { signedIn } from "@/server/testing/console";
import { testMerchant } from "@/server/testing/harness";
import { inOwnDatabase } from "@/server/testing/own-database";
import { countGivenUp, failingOf, forgetEnded, pruneFailures, readFailuresAgain } from "./failing-items";
import { listGivenUp, runAgain } from "./given-up-items";
import { Lane } from "./lane";

inOwnDatabase();

/** A job with one item of a new merchant, which fails until it is mended. */
async function failingJob(
  name: string,
  fault: Error = new Conflict("card 4111111111111111 is not a number"),
  ignoresLeftOut = false,
) {
  const merchant = await testMerchant();
  const item: JobItem = { merchantId: merchant.id, id: "item", dueAt: addSeconds(new Date(), -60) };
  const state = { runs: 0, isMended: false };
  const job: Job = {
    name,
    nextAt: async () => null,
    // A job may ignore the items that are left out.
    due: async (_system, scope) => {
      const without = ignoresLeftOut || scope === "all" || scope.driver !== true ? [] : (scope.without ?? []);
      return without.includes(`item@${item.dueAt.getTime()}`) || (state.isMended && state.runs < 0) ? [] : [item];
    },
    run: async () => {
      state.runs += 1;
      if (!state.isMended) throw fault;
      state.runs = -1;
    },
  };
  const error = vi.fn();
  /** The work of a process that has not seen the item before. */
  const work = async (): Promise<void> => {
    const lane = new Lane(job, { ...systemContext(), log: { info: vi.fn(), warn: vi.fn(), error } }, { lateMs: 0 });
    await lane.workFor(200);
    await lane.stop();
  };
  const row = () => merchant.ctx.db.failingItem.findFirst({ where: { merchantId: merchant.id } });
  const change = (data: { attempts?: number; retryAt: Date }) =>
    merchant.ctx.db.failingItem.updateMany({ where: { merchantId: merchant.id }, data });
  return { merchant, item, job, state, error, work, row, change };
}

test("an item that fails has a row with attempts, error and next attempt, which holds in every process", async () => {
  const { work, state, row, error } = await failingJob("failing-once");
  await work();
  expect(await row()).toMatchObject({
    attempts: 1,
    lastError: expect.stringMatching(/^Conflict: card 411111\S*1111 is not a number$/),
    givenUpAt: null,
  });
  await work();
  expect(state.runs).toBe(1);
  expect(error).toHaveBeenCalledWith(expect.objectContaining({ item: "item", failures: 1 }), "A job's item failed.");
});

test("an item that failed in another process, or was given up, is not run if its job ignores what to leave out", async () => {
  const { merchant, work, state, change } = await failingJob("ignoring", new Conflict("refused"), true);
  await work();
  await work();
  expect(state.runs).toBe(1);
  await change({ attempts: 24, retryAt: addSeconds(new Date(), -1) });
  await merchant.ctx.db.failingItem.updateMany({ where: { merchantId: merchant.id }, data: { givenUpAt: new Date() } });
  readFailuresAgain();
  await work();
  expect(state.runs).toBe(1);
  await runAgain(merchant.ctx, { job: "ignoring", id: "item" });
});

test("an internal error is in the log, and neither in the row nor in the merchant's list", async () => {
  const fault = new Error("relation secret_table does not exist");
  const { merchant, job, work, row, change, error } = await failingJob("failing-inside", fault);
  await work();
  expect(await row()).toMatchObject({ attempts: 1, lastError: null });
  expect(error).toHaveBeenCalledWith(expect.objectContaining({ item: "item", err: fault }), "A job's item failed.");
  await change({ retryAt: addSeconds(new Date(), 60) });
  await merchant.ctx.db.failingItem.updateMany({ where: { merchantId: merchant.id }, data: { givenUpAt: new Date() } });
  expect(await listGivenUp(merchant.ctx, 10)).toEqual([expect.objectContaining({ id: "item", lastError: null })]);
  await runAgain(merchant.ctx, { job: job.name, id: "item" });
});

test("an item that has run is no longer listed as failing", async () => {
  const { work, state, row, change } = await failingJob("mended");
  await work();
  await change({ retryAt: addSeconds(new Date(), -1) });
  state.isMended = true;
  await vi.waitFor(async () => {
    await work();
    expect(await row()).toBeNull();
  }, 8_000);
});

test("the twenty-fourth failure gives an item up: it is counted and listed, and runs only after a person asks for it", async () => {
  const { merchant, item, job, work, state, row, change, error } = await failingJob("given-up");
  await work();
  await change({ attempts: 23, retryAt: addSeconds(new Date(), -1) });
  await vi.waitFor(async () => {
    await work();
    expect(await row()).toMatchObject({ attempts: 24, givenUpAt: expect.any(Date) });
  }, 8_000);
  expect(error).toHaveBeenCalledWith(
    { job: "given-up", merchant: merchant.id, item: "item" },
    expect.stringContaining("was given up"),
  );
  await change({ retryAt: addSeconds(new Date(), -1) });
  const { runs } = state;
  await work();
  expect([state.runs, await countGivenUp(systemContext())]).toEqual([runs, 1]);
  expect((await failingOf(systemContext(), job.name)).givenUp).toEqual([`item@${item.dueAt.getTime()}`]);
  expect(await listGivenUp(merchant.ctx, 10)).toEqual([
    expect.objectContaining({ job: "given-up", id: "item", attempts: 24 }),
  ]);
  const other = await testMerchant();
  expect(await listGivenUp(other.ctx, 10)).toEqual([]);
  await expect(runAgain(other.ctx, { job: "given-up", id: "item" })).rejects.toThrow();
  state.isMended = true;
  await runAgain(merchant.ctx, { job: "given-up", id: "item" });
  await expect(runAgain(merchant.ctx, { job: "given-up", id: "item" })).rejects.toThrow();
  await work();
  expect([state.runs, await row()]).toEqual([-1, null]);
});

test("an item that another process has run again is run at once by a lane that sleeps", async () => {
  const { merchant, job, item, state } = await failingJob("run-elsewhere");
  const { db } = merchant.ctx;
  const times = { dueAt: item.dueAt, failedAt: item.dueAt, retryAt: item.dueAt, givenUpAt: item.dueAt };
  const row = { merchantId: merchant.id, job: job.name, itemId: item.id, attempts: 24, lastError: "Error: a bug" };
  await db.failingItem.create({ data: { ...row, ...times } });
  readFailuresAgain();
  state.isMended = true;
  let looks = 0;
  const onLook = (): void => {
    looks += 1;
    if (looks > 1) return;
    void db.failingItem.deleteMany({ where: { merchantId: merchant.id } }).then(() => lane.ring());
  };
  const lane = new Lane(job, systemContext(), { lateMs: 0, onLook });
  const working = lane.work();
  await vi.waitFor(() => expect(state.runs).toBe(-1), 8_000);
  await lane.stop();
  await working;
});

test("only users with payment.refund who may see every session type see items that were given up and run them again", async () => {
  const { merchant, item, job } = await failingJob("of-any-type");
  const { db } = merchant.ctx;
  const times = { dueAt: item.dueAt, failedAt: item.dueAt, retryAt: item.dueAt, givenUpAt: item.dueAt };
  const row = { merchantId: merchant.id, job: job.name, itemId: item.id, attempts: 24, lastError: "Error: a bug" };
  await db.failingItem.create({ data: { ...row, ...times } });
  const userWith = (...permissions: string[]) => {
    const user = { kind: "user", id: 1, username: "u", permissions };
    return merchant.as({ actor: user as unknown as Actor });
  };
  const unable = userWith("Can view e-commerce payments", "Can add payment requests", "payment.void");
  expect(await listGivenUp(unable, 10)).toEqual([]);
  await expect(runAgain(unable, { job: job.name, id: item.id })).rejects.toThrow(Forbidden);
  const ofOneType = userWith("payment.refund", "Can view e-commerce payments");
  expect(await listGivenUp(ofOneType, 10)).toEqual([]);
  await expect(runAgain(ofOneType, { job: job.name, id: item.id })).rejects.toThrow(NotFound);
  const ofEveryType = userWith("payment.refund", "Can view e-commerce payments", "Can add payment requests");
  expect(await listGivenUp(ofEveryType, 10)).toMatchObject([{ job: job.name, id: item.id }]);
  await runAgain(ofEveryType, { job: job.name, id: item.id });
  expect(await listGivenUp(ofEveryType, 10)).toEqual([]);
});

test("an item that was given up is no longer counted and listed after thirty days, an earlier one is", async () => {
  const { merchant, job } = await failingJob("long-ago");
  const { ctx, id: merchantId } = merchant;
  const daysAgo = (days: number) => addSeconds(new Date(), -days * 86_400);
  const row = (itemId: string, failedAt: Date, givenUpAt: Date | null) => {
    const facts = { merchantId, job: job.name, itemId, attempts: 24, lastError: "Error: a bug" };
    return { ...facts, dueAt: failedAt, failedAt, retryAt: failedAt, givenUpAt };
  };
  await ctx.db.failingItem.createMany({
    data: [
      row("given up long ago", daysAgo(31), daysAgo(31)),
      row("given up", daysAgo(29), daysAgo(29)),
      row("failed long ago", daysAgo(8), null),
      row("failed", daysAgo(6), null),
    ],
  });
  const counted = await countGivenUp(systemContext());
  await pruneFailures(systemContext());
  const left = await ctx.db.failingItem.findMany({ where: { merchantId }, orderBy: { itemId: "asc" } });
  expect(left.map(({ itemId }) => itemId)).toEqual(["failed", "given up"]);
  expect((await listGivenUp(ctx, 10)).map(({ id }) => id)).toEqual(["given up"]);
  expect(await countGivenUp(systemContext())).toBe(counted - 1);
});

test("an item that was given up is no longer listed once it is not due, because it ended in another way", async () => {
  const { merchant, item, job } = await failingJob("ended-otherwise");
  const { db } = merchant.ctx;
  const times = { dueAt: item.dueAt, failedAt: item.dueAt, retryAt: item.dueAt, givenUpAt: item.dueAt };
  const row = { merchantId: merchant.id, job: job.name, attempts: 24, lastError: null, ...times };
  const data = [
    { ...row, itemId: item.id },
    { ...row, itemId: "ended" },
    { ...row, itemId: "failing", givenUpAt: null },
    { ...row, itemId: "of an unknown job", job: "unknown" },
  ];
  await db.failingItem.createMany({ data });
  await forgetEnded(systemContext(), [job]);
  const left = await db.failingItem.findMany({ where: { merchantId: merchant.id }, orderBy: { itemId: "asc" } });
  expect(left.map(({ itemId }) => itemId)).toEqual(["failing", "item", "of an unknown job"]);
  await db.failingItem.deleteMany({ where: { merchantId: merchant.id } });
});

test("an item that was given up stays listed while its row is leased, its provider closed, or its merchant's clock advanced", async () => {
  const merchant = await testMerchant();
  const { ctx, id: merchantId } = merchant;
  const { db } = ctx;
  const dueAt = addSeconds(new Date(), -60);
  const leased = { dueAt, leaseUntil: addSeconds(new Date(), 60) };
  const report = await requestReport(ctx, readInput(ReportRequest, { created_after: "2020-01-01" }));
  await db.report.update({ where: { id: report.encrypted_id }, data: leased });
  const user = await signedIn(merchant, ["console.access", "Can view e-commerce payments"]);
  const { values } = readPaymentQuery({});
  const file = await requestPaymentFile(user, { values, fields: PAYMENT_FILE_FIELDS, language: "en" });
  await db.paymentFile.update({ where: { id: file.id }, data: leased });
  const facts = {
    kind: "payment_file",
    name: "x",
    records: null,
    expiresAt: null,
    timeZone: "UTC",
    pageUrl: "",
  } as const;
  const mail = { to: ["a@b.example"], relatedId: file.id, language: "en", cause: "ended", facts } as const;
  await transaction(db, (tx) => writeMail(ctx, tx, mail));
  await db.mailMessage.updateMany({ where: { merchantId }, data: { dueAt } });
  const message = await db.mailMessage.findFirstOrThrow({ where: { merchantId } });
  await db.figureDay.create({ data: { id: `${merchantId}-day`, merchantId, day: dueAt, dueAt } });
  await db.merchant.update({ where: { id: merchantId }, data: { advancingUntil: addSeconds(new Date(), 60) } });
  const closed = mailJob({ send: async () => undefined, closedUntil: () => addSeconds(new Date(), 60) });
  const items: readonly (readonly [Job, string])[] = [
    [writeReports, report.encrypted_id],
    [writePaymentFiles, file.id],
    [closed, message.id],
    [writeDailyFigures, `${merchantId}-day`],
  ];
  const times = { dueAt, failedAt: dueAt, retryAt: dueAt, givenUpAt: dueAt };
  await db.failingItem.createMany({
    data: items.map(([{ name: job }, itemId]) => ({
      merchantId,
      job,
      itemId,
      attempts: 24,
      lastError: null,
      ...times,
    })),
  });
  const left = async () =>
    new Set((await db.failingItem.findMany({ where: { merchantId } })).map(({ itemId }) => itemId));
  await forgetEnded(
    systemContext(),
    items.map(([job]) => job),
  );
  expect(await left()).toEqual(new Set(items.map(([, id]) => id)));
  await db.mailMessage.updateMany({ where: { merchantId }, data: { dueAt: null } });
  await db.figureDay.updateMany({ where: { merchantId }, data: { writtenAt: new Date() } });
  await forgetEnded(
    systemContext(),
    items.map(([job]) => job),
  );
  expect(await left()).toEqual(new Set([report.encrypted_id, file.id]));
});
