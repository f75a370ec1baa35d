import { expect, test, vi } from "vitest";
import { database } from "@/server/db/client";
import { transaction } from "@/server/db/transaction";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { mailJob, writeMail } from "./index";

async function written(merchant: TestMerchant, to = ["c@example.com"], cause: string | null = null): Promise<string[]> {
  await transaction(database(), (tx) =>
    writeMail(merchant.ctx, tx, {
      to,
      relatedId: "req_1",
      language: "en",
      cause,
      facts: {
        kind: "approval_requested",
        operation: "void",
        makerName: "mona",
        requestId: "req_1",
        sessionId: "a".repeat(40),
        orderNo: null,
        amount: { amount: "1.000", currency: "KWD" },
        reason: null,
      },
    }),
  );
  const rows = await database().mailMessage.findMany({ where: { merchantId: merchant.id } });
  return rows.map(({ id }) => id);
}

test("a written mail is handed over once, however many drivers come", async () => {
  const merchant = await testMerchant();
  const ids = await written(merchant, ["a@example.com", "b@example.com"]);
  const send = vi.fn(async () => undefined);
  const job = mailJob(send);
  const due = await job.due(merchant.ctx, { merchantId: merchant.id }, 10);
  expect(due.map(({ id }) => id).sort()).toEqual([...ids].sort());
  await Promise.all([...ids, ...ids, ...ids].map((id) => job.run(merchant.ctx, id)));
  expect(send).toHaveBeenCalledTimes(2);
  expect(await job.nextAt(merchant.ctx, { merchantId: merchant.id })).toBeNull();
});

test("a mail that the provider does not take is tried six times and then given up, with the reason kept", async () => {
  const merchant = await testMerchant();
  const [id = ""] = await written(merchant);
  const send = vi.fn(async () => {
    throw new Error("Domain not verified");
  });
  const job = mailJob(send);
  for (let round = 0; round < 10; round += 1) {
    const later = merchant.as({ now: () => new Date(Date.now() + round * 86_400_000) });
    await job.run(later, id);
  }
  expect(send).toHaveBeenCalledTimes(6);
  const row = await database().mailMessage.findUniqueOrThrow({ where: { id } });
  expect(row).toMatchObject({ dueAt: null, tries: 6, lastError: "Domain not verified" });
});

test("the same cause writes one mail to an address, and another cause another one", async () => {
  const merchant = await testMerchant();
  expect(await written(merchant, ["c@example.com"], "cyc_1 1")).toHaveLength(1);
  expect(await written(merchant, ["c@example.com"], "cyc_1 1")).toHaveLength(1);
  expect(await written(merchant, ["c@example.com"], "cyc_1 2")).toHaveLength(2);
  expect(await written(merchant, ["c@example.com"])).toHaveLength(3);
});
