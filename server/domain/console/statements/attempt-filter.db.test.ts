import { expect, test } from "vitest";
import { database, Prisma } from "@/server/db/client";
import { SCHEME_KEYS, schemeSpellings } from "@/server/kernel/card-scheme";
import { jsonObject } from "@/server/kernel/json";
import { writeHistory } from "@/server/testing/figures";
import { testMerchant } from "@/server/testing/harness";
import { listPayments, readPaymentQuery } from "..";
import { methodParts } from "../core/payment-filters";

const FORMS = ["card", "cash", "token"];
const ACCOUNTS = ["knet", "visa", "sandbox", "amex", "shop-visa"];
const BRANDS = ["Visa", "MC", "American Express", null];

test("a list by method has exactly the payments with such an attempt", async () => {
  const shop = await testMerchant();
  await writeHistory(
    shop,
    Array.from({ length: 24 }, (_, index) => ({
      at: new Date(Date.UTC(2030, 1, 10, index / 3)),
      amount: `${1 + (index % 7)}.000`,
      currency: "KWD",
      type: "e_commerce" as const,
      paid: index % 3 !== 0,
      failures: index % 3,
    })),
  );
  const { attempt, paymentSession } = database();
  const where = { merchantId: shop.id };
  for (const [index, { id }] of (await attempt.findMany({ where, orderBy: { id: "asc" } })).entries()) {
    const brand = BRANDS[index % BRANDS.length] ?? null;
    await attempt.update({
      where: { id },
      data: {
        formOfPayment: FORMS[index % FORMS.length],
        pgCode: ACCOUNTS[index % ACCOUNTS.length],
        card: brand === null ? Prisma.DbNull : { number: "411111XXXXXX1111", brand },
        pgParams: index % 7 === 0 ? { card_type: "KNET" } : {},
      },
    });
  }
  const attempts = await attempt.findMany({ where });
  const sessions = await paymentSession.findMany({ where, orderBy: [{ createdAt: "desc" }, { id: "desc" }] });
  for (const rest of [{}, { state: "failed", amount: "2..5" }]) {
    const unfiltered = await listPayments(shop.ctx, readPaymentQuery({ range: "all", ...rest }).values, 100);
    const listed = new Set(unfiltered.rows.map((row) => "sessionId" in row && row.sessionId));
    for (const method of ["visa", "mastercard", "jcb", "visa,cash", "knet,amex,token"]) {
      const { forms, schemes } = methodParts(method);
      const spelled = schemes.flatMap(schemeSpellings);
      const isOfMethod = ({ formOfPayment, pgCode, card, pgParams }: (typeof attempts)[number]) => {
        const named = card === null ? jsonObject(pgParams)?.card_type : jsonObject(card)?.brand;
        const letters = String(named ?? "")
          .toLowerCase()
          .replace(/[^a-z]/g, "");
        return forms.includes(formOfPayment) || schemes.includes(pgCode) || spelled.includes(letters);
      };
      const found = new Set(attempts.filter(isOfMethod).map(({ sessionId }) => sessionId));
      const expected = sessions.filter(({ id }) => found.has(id) && listed.has(id)).map(({ id }) => id);
      const { values } = readPaymentQuery({ range: "all", ...rest, method });
      for (const most of [5, 100]) {
        const { rows } = await listPayments(shop.ctx, values, most);
        const ids = rows.map((row) => "sessionId" in row && row.sessionId);
        expect([method, rest, ids]).toEqual([method, rest, expected.slice(0, most)]);
      }
    }
  }
});

test("the index of accounts named after a card scheme has every scheme's key", async () => {
  const [index] = await database().$queryRaw<{ within: string }[]>`
    SELECT pg_get_expr(indpred, indrelid) AS within FROM pg_index
    WHERE indexrelid = 'attempt_scheme_account'::regclass`;
  const keys = [...(index?.within ?? "").matchAll(/'(\w+)'/g)].map(([, key]) => key);
  expect(keys.toSorted()).toEqual(SCHEME_KEYS.toSorted());
});
