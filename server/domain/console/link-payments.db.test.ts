import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { payLink } from "@/server/domain/payment-links";
import { testMerchant } from "@/server/testing/harness";
import { newSession, pay } from "@/server/testing/paying";
import { makeLink } from "@/server/testing/payment-links";
import { exportName, exportPayments, listPayments, paymentQueryText, paymentSums, readPaymentQuery } from ".";

test("the payments of a link are listed, summed, named in the file and kept in an address", async () => {
  const shop = await testMerchant();
  const [link, other] = await Promise.all([makeLink(shop), makeLink(shop)]);
  const code = link.url.slice(-12);
  const outcome = await payLink(shop.ctx, { code, language: "en", amount: "", address: randomUUID() });
  const id = outcome?.kind === "pay" ? outcome.url.slice(-40) : expect.fail("The link cannot be paid.");
  await pay(shop, id, "1");
  await newSession(shop);
  const of = (link_id: string) => readPaymentQuery({ link: link_id, range: "all" }).values;
  const { ctx: stranger } = await testMerchant();
  expect((await listPayments(shop.ctx, of(link.id), 10)).rows).toMatchObject([{ sessionId: id }]);
  expect((await listPayments(shop.ctx, of(other.id), 10)).rows).toEqual([]);
  expect((await listPayments(stranger, of(link.id), 10)).rows).toEqual([]);
  expect((await paymentSums(shop.ctx, of(link.id))).currencies).toMatchObject([{ count: 1, settled: "10.500" }]);
  expect(exportName(shop.ctx, of(link.id))).toContain(link.id);
  const lines: string[] = [];
  for await (const line of exportPayments(shop.ctx, of(link.id), ["session_id"])) lines.push(line);
  expect(lines.join("").trim().split(/\r?\n/)).toHaveLength(2);
  expect(paymentQueryText(of(link.id))).toBe(`range=all&link=${link.id}`);
});

test("a link's count and amount are those of the list that it leads to, with a fee", async () => {
  const shop = await testMerchant({ gateways: [{ feeFixed: "0.250" }] });
  const link = await makeLink(shop);
  const open = async () => {
    const outcome = await payLink(shop.ctx, {
      code: link.url.slice(-12),
      language: "en",
      amount: "",
      address: randomUUID(),
    });
    return outcome?.kind === "pay" ? outcome.url.slice(-40) : expect.fail("The link cannot be paid.");
  };
  await pay(shop, await open(), "1");
  await pay(shop, await open(), "1");
  await open();
  const { values } = readPaymentQuery({ link: link.id, range: "all", view: "paid" });
  const counted = await shop.ctx.db.paymentLink.findUniqueOrThrow({ where: { id: link.id } });
  expect([counted.payments, counted.paidAmount.toFixed(3)]).toEqual([2, "21.000"]);
  expect((await paymentSums(shop.ctx, values)).currencies).toMatchObject([{ count: 2, settled: "21.000" }]);
});
