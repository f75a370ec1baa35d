import { describe, expect, it, test } from "vitest";
import { countStatements, testMerchant } from "@/server/testing/harness";
import { newSession, payPage } from "@/server/testing/paying";
import { readCheckout, readPayPage } from "../index";

const LOGO = `${"ab".repeat(32)}-320x80.png`;
const MERCHANT = {
  name: "Salma Books",
  nameAr: "كتب سلمى",
  brandColor: "#7a1fa2",
  logo: LOGO,
  supportEmail: "help@x.example",
  termsUrl: "https://x.example/terms",
};
const OPENING = { opening: true };

describe("the merchant's face", () => {
  test("is on checkout and pay page, in the page's language, and costs no statement", async () => {
    const merchant = await testMerchant({ merchant: MERCHANT });
    const id = await newSession(merchant);
    const { result: view, statements } = await countStatements(() => readCheckout(merchant.ctx, id, OPENING));
    expect(statements).toHaveLength(2);
    expect(view).toMatchObject({
      merchantName: "Salma Books",
      brand: {
        name: "Salma Books",
        logo: {
          path: `/media/brand/${LOGO}`,
          url: `http://localhost:3000/media/brand/${LOGO}`,
          width: 320,
          height: 80,
        },
        colors: { light: { primary: "#7a1fa2", onPrimary: "#ffffff" } },
        support: { email: "help@x.example", phone: null, url: null },
        termsUrl: "https://x.example/terms",
        privacyUrl: null,
      },
    });
    const arabic = await readCheckout(merchant.ctx, id, { ...OPENING, language: "ar" });
    expect([arabic?.merchantName, arabic?.brand.name]).toEqual(["كتب سلمى", "كتب سلمى"]);
    const token = await payPage(merchant, id);
    const pay = await countStatements(() => readPayPage(merchant.ctx, token, { language: "ar" }));
    expect([pay.result?.brand.name, pay.statements.length]).toEqual(["كتب سلمى", 1]);
  });

  it.each([
    ["brandColor", "green"],
    ["brandColor", "#7A1FA2"],
    ["logo", "../../secret"],
    ["favicon", `${"ab".repeat(32)}-0x16.png`],
  ])("is refused by the database if its %s is %j", async (column, value) => {
    await expect(testMerchant({ merchant: { [column]: value } })).rejects.toThrow(/_form/);
  });
});

describe("a method's text of branding_options", () => {
  const labelOf = async (color: string) => {
    const merchant = await testMerchant();
    const id = await newSession(merchant, {
      branding_options: { payment_methods: { sandbox: { text: "Pay by card", color, font_weight: 500 } } },
    });
    return (await readCheckout(merchant.ctx, id, OPENING))?.methods[0]?.label;
  };

  it.each([
    ["#b00020", { light: "#b00020", dark: null }],
    ["#ffd400", { light: null, dark: "#ffd400" }],
    ["#808080", { light: null, dark: null }],
  ])("in %s has that colour only where it can be read", async (color, colors) => {
    expect(await labelOf(color)).toEqual({ text: "Pay by card", weight: 500, colors });
  });
});

test("the due time is shown, and ends nothing", async () => {
  const merchant = await testMerchant();
  const id = await newSession(merchant, { due_datetime: "01/02/2020 08:30" });
  expect(await readCheckout(merchant.ctx, id, OPENING)).toMatchObject({
    phase: "open",
    dueAt: "2020-02-01T08:30:00.000Z",
  });
});
