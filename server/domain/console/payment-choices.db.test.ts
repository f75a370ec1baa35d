import { expect, test } from "vitest";
import { signedIn } from "@/server/testing/console";
import { testMerchant } from "@/server/testing/harness";
import { paymentChoices } from "./payment-choices";

test("the choices are those of the accounts and types that the user may use", async () => {
  const merchant = await testMerchant({
    gateways: [
      { code: "card", name: "Card", nameAr: "بطاقة", defaultCurrency: "KWD", acceptedCurrencies: ["USD", "KWD"] },
      { code: "foreign", defaultCurrency: "EUR", acceptedCurrencies: ["EUR"] },
      { code: "unused", plugins: [] },
    ],
  });
  const types = ["console.access", "Can add payment requests"];
  const user = await signedIn(merchant, [...types, "Can use card", "Can use unused"]);
  expect(await paymentChoices(user, "ar")).toEqual({
    types: ["payment_request"],
    currencies: ["KWD", "USD"],
    currency: "KWD",
    gateways: [{ code: "card", name: "بطاقة", currency: "KWD", takesForeign: true, isHeld: false }],
  });
  const all = await paymentChoices(merchant.ctx, "en");
  expect([all.types.length, all.currencies, all.gateways.map(({ name }) => name)[0]]).toEqual([
    2,
    ["EUR", "KWD", "USD"],
    "Card",
  ]);
  expect(all.gateways.map(({ takesForeign }) => takesForeign)).toEqual([true, false]);
  expect(await paymentChoices(await signedIn(merchant, types), "en")).toMatchObject({ currencies: [], gateways: [] });
});
