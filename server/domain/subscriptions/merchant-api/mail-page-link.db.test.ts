import { expect, test } from "vitest";
import { Conflict, Forbidden, NotFound, RateLimited } from "@/server/kernel/errors";
import { signedIn } from "@/server/testing/console";
import { testMerchant } from "@/server/testing/harness";
import { merchantAt, NOW, writeSubscription } from "@/server/testing/subscriptions";
import { mailPageLink, readCustomerLink } from "./mail-page-link";

const CHANGES = ["console.access", "Can change payment requests", "Can change e-commerce payments"];

test("the customer gets the page's link, once per form and three times a day at most", async () => {
  const merchant = await merchantAt(NOW);
  const { id } = await writeSubscription(merchant);
  const user = await signedIn(merchant, CHANGES);
  const { href, isMailed } = await readCustomerLink(user, id);
  expect(isMailed).toBe(true);
  const send = (key: string) => mailPageLink(user, { id, key });
  await send("1");
  await send("1");
  const where = { merchantId: merchant.id, kind: "subscription_link" };
  const [mail, ...more] = await merchant.ctx.db.mailMessage.findMany({ where });
  expect([mail?.relatedId, mail?.text.includes(href), more]).toEqual([id, true, []]);
  const audit = { merchantId: merchant.id, action: "subscription.link_sent", objectId: id };
  expect(await merchant.ctx.db.auditEvent.count({ where: audit })).toBe(1);
  for (const key of ["2", "3"]) await send(key);
  await expect(send("4")).rejects.toThrow(RateLimited);
  expect(await merchant.ctx.db.mailMessage.count({ where })).toBe(3);
});

test("not to an address that the customer typed, and not by a user who may not change the plan", async () => {
  const merchant = await merchantAt(NOW);
  const { id } = await writeSubscription(merchant);
  const viewer = await signedIn(merchant, ["console.access", "Can view payment requests"]);
  const user = await signedIn(merchant, CHANGES);
  await expect(readCustomerLink(viewer, id)).rejects.toThrow(Forbidden);
  await expect(mailPageLink(viewer, { id, key: "1" })).rejects.toThrow(Forbidden);
  await expect(mailPageLink(await signedIn(await testMerchant(), CHANGES), { id, key: "1" })).rejects.toThrow(NotFound);
  await merchant.ctx.db.subscription.update({ where: { id }, data: { emailFromPage: true } });
  expect((await readCustomerLink(user, id)).isMailed).toBe(false);
  await expect(mailPageLink(user, { id, key: "1" })).rejects.toThrow(Conflict);
});
