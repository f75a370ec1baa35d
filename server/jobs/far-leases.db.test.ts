import { expect, test } from "vitest";
import { PAYMENT_FILE_FIELDS, readPaymentQuery, requestPaymentFile } from "@/server/domain/console";
import { addSeconds } from "@/server/kernel/time";
import { signedIn } from "@/server/testing/console";
import { testMerchant } from "@/server/testing/harness";
import { testEvent } from "@/server/testing/webhooks";
import { freeFarLeases } from "./statements";

const URL = "https://shop.example/hook";

test("a lease taken by a clock three days ahead ends, and any other stays", async () => {
  const merchant = await testMerchant();
  const { db } = merchant.ctx;
  const [near, far] = [addSeconds(new Date(), 60), addSeconds(new Date(), 3 * 86_400)];
  const [one, other] = [
    await testEvent(merchant, { url: URL, leaseUntil: near }),
    await testEvent(merchant, { url: URL, leaseUntil: far }),
  ];
  await db.merchant.update({ where: { id: merchant.id }, data: { advancingUntil: far } });
  const { values } = readPaymentQuery({});
  const file = await requestPaymentFile(await signedIn(merchant, ["console.access", "Can view e-commerce payments"]), {
    values,
    fields: PAYMENT_FILE_FIELDS,
    language: "en",
  });
  await db.paymentFile.update({ where: { id: file.id }, data: { leaseUntil: far } });
  await freeFarLeases(merchant.ctx);
  const leaseOf = async ({ deliveryId: id }: { deliveryId: string }) =>
    (await db.delivery.findFirstOrThrow({ where: { id } })).leaseUntil;
  expect([await leaseOf(one), await leaseOf(other)]).toEqual([near, null]);
  expect((await db.paymentFile.findUniqueOrThrow({ where: { id: file.id } })).leaseUntil).toBeNull();
  expect((await db.merchant.findUniqueOrThrow({ where: { id: merchant.id } })).advancingUntil).toBeNull();
});
