import { expect, test } from "vitest";
import { Conflict, Forbidden, NotFound } from "@/server/kernel/errors";
import { signedIn } from "@/server/testing/console";
import { testMerchant } from "@/server/testing/harness";
import { operate } from "@/server/testing/operating";
import { newSession, pay, stateOf } from "@/server/testing/paying";
import { makeRetryLink, paymentActions, paymentPage } from ".";

const SELLER = ["console.access", "Can add payment requests", "Can use sandbox"];
const ORDER = { order_no: "10482", customer_email: "noor@example.com", customer_first_name: "Noor", amount: "7.250" };

test("a payment that ended unpaid gets one new link of the same order, however often it is asked for", async () => {
  const merchant = await testMerchant();
  const user = await signedIn(merchant, SELLER);
  const id = await newSession(merchant, ORDER);
  await operate(merchant.ctx, { operation: "cancel", session_id: id });
  const offer = async (ctx = user) =>
    (await paymentActions(ctx, await paymentPage(ctx, id))).find(({ act }) => act === "retry");
  expect(await offer()).toMatchObject({ lacks: null });
  const made = await makeRetryLink(user, id);
  expect([await makeRetryLink(user, id), made === id]).toEqual([made, false]);
  const page = await paymentPage(user, made);
  expect(page).toMatchObject({ orderNo: "10482", isPayable: true, amount: { amount: "7.250" } });
  expect(page.customer).toMatchObject({ name: "Noor", email: "noor@example.com" });
  await pay(merchant, made, "1");
  expect((await stateOf(merchant, made)).state).toBe("paid");

  const viewer = await signedIn(merchant, ["console.access", "Can view payment requests"]);
  expect(await offer(viewer)).toMatchObject({ lacks: "Can add payment requests" });
  await expect(makeRetryLink(viewer, id)).rejects.toThrow(Forbidden);
  await expect(makeRetryLink(user, made)).rejects.toThrow(Conflict);
  const stranger = await signedIn(await testMerchant(), SELLER);
  await expect(makeRetryLink(stranger, id)).rejects.toThrow(NotFound);
});

test("what the customer can still pay has its own link, and is offered no other", async () => {
  const merchant = await testMerchant();
  const user = await signedIn(merchant, SELLER);
  const id = await newSession(merchant, ORDER);
  await pay(merchant, id, "2");
  const page = await paymentPage(user, id);
  expect([page.isPayable, (await paymentActions(user, page)).some(({ act }) => act === "retry")]).toEqual([
    true,
    false,
  ]);
});
