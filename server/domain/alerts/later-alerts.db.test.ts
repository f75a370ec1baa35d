import { expect, test } from "vitest";
import { deliverNow } from "@/server/domain/webhooks";
import { addSeconds } from "@/server/kernel/time";
import { at, lookAt, NOW, watched } from "@/server/testing/alerts";
import { startReceiver } from "@/server/testing/receiver";
import { testEvent } from "@/server/testing/webhooks";
import { alertCursor, listAlerts, openAlerts, snoozeAlert } from "./index";

test("a snooze that was ended does not continue with a later alert of the same cause", async () => {
  const merchant = await watched();
  const owner = { ...merchant.owner.ctx, now: () => NOW };
  const press = async (snooze: "week" | null) => {
    const { open, snoozed } = await listAlerts(owner, null, 9);
    await snoozeAlert(owner, { id: [...open, ...snoozed][0]?.id ?? "", snooze });
  };
  const refuse = async (keyRefusedAt: Date | null, minutes: number) => {
    await merchant.ctx.db.gateway.updateMany({ where: { merchantId: merchant.id }, data: { keyRefusedAt } });
    await lookAt(merchant, addSeconds(NOW, 60 * minutes));
  };
  await refuse(NOW, 0);
  await press("week");
  await refuse(null, 1);
  await refuse(NOW, 2);
  await press(null);
  await refuse(null, 3);
  await refuse(NOW, 4);
  expect(await openAlerts(owner)).toMatchObject([{ openedAt: addSeconds(NOW, 240) }]);
});

test("pages of solved alerts leave none out that opened in the same millisecond", async () => {
  const { ctx, id: merchantId, owner } = await watched();
  const facts = { kind: "gateway_key", gateway: "knet", name: "KNET", nameAr: null, since: NOW.toISOString() };
  const solved = { merchantId, kind: "gateway_key", facts, openedAt: NOW, solvedAt: NOW, solution: "quiet" };
  const ids = [1, 2, 3, 4, 5].map((number) => `alr_${merchantId.slice(-20)}_${number}`);
  await ctx.db.alert.createMany({ data: ids.map((id) => ({ ...solved, id, cause: id })) });
  const seen: string[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const { past, next }: Awaited<ReturnType<typeof listAlerts>> = await listAlerts(owner.ctx, alertCursor(cursor), 2);
    seen.push(...past.map(({ id }) => id));
    cursor = next;
  }
  expect(seen).toEqual(ids.toReversed());
  for (const text of ["1", "123456789012345.alr_1", "1.a b", "1.", "-1.alr_1"]) expect(alertCursor(text)).toBeNull();
});

test("a shop that accepts webhooks at one address is no receiver that fails, and old failures are deleted", async () => {
  const merchant = await watched({ production: false, alertsInTest: true });
  const { ctx, id: merchantId } = merchant;
  const receiver = await startReceiver();
  const now = new Date();
  const failing = (path: string, triedAt: Date, cause = receiver.origin) =>
    ctx.db.failingReceiver.create({
      data: {
        ...{ merchantId, receiver: `${cause}${path}`, cause, since: addSeconds(triedAt, -3_600), triedAt },
        ...{ failures: 9, status: 404, error: "Answered 404." },
      },
    });
  for (const path of ["/gone", "/gone/too"]) await failing(path, now);
  await failing("/", addSeconds(now, -5 * 86_400), "https://former.example");
  await failing("/", now, "https://dead.example");
  const { deliveryId } = await testEvent(merchant, { url: receiver.url(), leaseUntil: addSeconds(now, 20) });
  await deliverNow(at(merchant, now), deliveryId);
  await receiver.stop();
  await lookAt(merchant, now);
  expect((await listAlerts(merchant.owner.ctx, null, 9)).open).toMatchObject([
    { facts: { address: "https://dead.example" } },
  ]);
  expect(await ctx.db.failingReceiver.count({ where: { merchantId } })).toBe(1);
});
