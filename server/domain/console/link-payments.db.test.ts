import { randomUUID } from "node:crypto";
import { Decimal } from "decimal.js";
import { expect, test } from "vitest";
import { type LinkView, payLink } from "@/server/domain/payment-links";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { operate, operatingMerchant } from "@/server/testing/operating";
import { newSession, pay } from "@/server/testing/paying";
import { makeLink } from "@/server/testing/payment-links";
import { exportName, exportPayments, listPayments, paymentQueryText, paymentSums, readPaymentQuery } from ".";

test("the payments of a link are listed, summed, named in the file and kept in an address", async () => {
  const shop = await testMerchant();
  const [link, other] = await Promise.all([makeLink(shop), makeLink(shop)]);
  const id = await openedBy(shop, link);
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

async function openedBy(shop: TestMerchant, link: LinkView): Promise<string> {
  const code = link.url.slice(-12);
  const outcome = await payLink(shop.ctx, { code, language: "en", amount: "", address: randomUUID() });
  return outcome?.kind === "pay" ? outcome.url.slice(-40) : expect.fail("The link cannot be paid.");
}

const countedBy = (link: LinkView) => readPaymentQuery({ link: link.id, range: "all", counted: "yes" }).values;

async function listedFor(shop: TestMerchant, link: LinkView) {
  const { rows } = await listPayments(shop.ctx, countedBy(link), 10);
  const lines = rows.map((row) => ("brokenId" in row ? expect.fail("A row is broken.") : row));
  const [sums] = (await paymentSums(shop.ctx, countedBy(link))).currencies;
  const sum = (name: "taken" | "given" | "net") => Decimal.sum(0, ...lines.map((line) => line[name])).toFixed(3);
  expect(sums).toMatchObject({ count: rows.length, settled: sum("taken"), refunded: sum("given"), net: sum("net") });
  return { ids: lines.map(({ sessionId }) => sessionId), settled: sums?.settled };
}

test("a link's count is that of the list that it leads to, whose sum is that of its rows, with a fee", async () => {
  const shop = await testMerchant({ gateways: [{ feeFixed: "0.250" }] });
  const link = await makeLink(shop);
  const paid = [await openedBy(shop, link), await openedBy(shop, link)];
  for (const id of paid) await pay(shop, id, "1");
  await openedBy(shop, link);
  const counted = await shop.ctx.db.paymentLink.findUniqueOrThrow({ where: { id: link.id } });
  expect([counted.payments, counted.paidAmount.toFixed(3)]).toEqual([2, "21.000"]);
  expect(await listedFor(shop, link)).toEqual({ ids: paid.toReversed(), settled: "21.500" });
});

test("a link's payments that hold an amount are counted and listed, and summed by what was captured", async () => {
  const shop = await operatingMerchant();
  const link = await makeLink(shop, { pg_codes: ["sandbox-auth"] });
  const held = [await openedBy(shop, link), await openedBy(shop, link), await openedBy(shop, link)];
  for (const id of held) await pay(shop, id, "1", { pgCode: "sandbox-auth" });
  await openedBy(shop, link);
  const counted = await shop.ctx.db.paymentLink.findUniqueOrThrow({ where: { id: link.id } });
  expect(counted.payments).toBe(3);
  expect(await listedFor(shop, link)).toEqual({ ids: held.toReversed(), settled: "0.000" });
  const [captured = "", voided = ""] = held;
  await operate(shop.ctx, { operation: "capture", session_id: captured, amount: "4.000" });
  await operate(shop.ctx, { operation: "void", session_id: voided });
  expect(await listedFor(shop, link)).toEqual({ ids: held.toReversed(), settled: "4.000" });
});
