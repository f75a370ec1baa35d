/** The merchant's branding on pages: names, colours, contact, receipt. */
import { expectNoSeriousFault } from "./support/axe";
import { expect, test } from "./support/test";
import { LANGUAGES, say } from "./support/words";

const LOOK = {
  name: "Salma Books",
  name_ar: "كتب سلمى",
  brand_color: "#ffd400",
  support_email: "help@x.example",
  terms_url: "https://x.example/terms",
  disclaimer: "Books are sold by Salma, not by the bank.",
  disclaimer_ar: "تبيع الكتبَ سلمى لا البنك.",
};

for (const lang of LANGUAGES) {
  test(`${lang}: a merchant's colour is on its pages, and all of it can be read in the light and the dark`, async ({
    page,
    ownMerchant,
  }) => {
    expect((await ownMerchant.call("PATCH", "/b/merchant/v1/settings/", LOOK)).status).toBe(200);
    const text = { text: "By card", color: "#777777" };
    const session = await ownMerchant.session({
      language: lang,
      branding_options: { payment_methods: { sandbox: text } },
    });
    for (const colorScheme of lang === "en" ? (["light", "dark"] as const) : (["dark"] as const)) {
      await page.emulateMedia({ colorScheme });
      await page.goto(`/${lang}/checkout/${session.session_id}`);
      await expect(page.getByRole("banner")).toContainText(lang === "ar" ? LOOK.name_ar : LOOK.name);
      await expect(page.getByText(lang === "ar" ? LOOK.disclaimer_ar : LOOK.disclaimer)).toBeVisible();
      await expect(page.getByRole("radio", { name: text.text })).toBeVisible();
      await expect(page.getByRole("button", { name: say(lang).continue })).toHaveCSS(
        "background-color",
        "rgb(255, 212, 0)",
      );
      await expect(page.getByRole("link", { name: LOOK.support_email })).toHaveAttribute(
        "href",
        `mailto:${LOOK.support_email}`,
      );
      await expectNoSeriousFault(page);
    }
  });
}

test("a shared link shows merchant and amount, and a picture that is there", async ({ request, merchant }) => {
  const session = await merchant.session({ product_type: "Three novels", customer_email: "noor@x.example" });
  const html = await (await request.get(`/en/checkout/${session.session_id}`)).text();
  const contentOf = (property: string) =>
    new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`).exec(html)?.[1] ?? "";
  expect(contentOf("og:description")).toMatch(/KWD 10\.500 for Three novels/);
  expect(contentOf("robots")).toBe("noindex, nofollow");
  expect(html).not.toContain("noor@x.example");
  const picture = await request.get(new URL(contentOf("og:image")).pathname);
  expect(picture.status()).toBe(200);
  expect(picture.headers()["content-type"]).toMatch(/^image\//);
});

test("a receipt's reference can be copied, and a print shows the receipt alone", async ({
  page,
  context,
  merchant,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const session = await merchant.session({ extra: { sandbox_inquiry_result: "success" } });
  await merchant.inquire(session.session_id);
  await page.goto(`/en/checkout/${session.session_id}`);
  await page.getByRole("button", { name: "Copy the reference" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  const [attempt] = (await merchant.retrieve(session.session_id)).attempts as { reference_number: string }[];
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(attempt?.reference_number);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(attempt?.reference_number ?? "?")).toBeVisible();
  for (const gone of ["Print receipt", "العربية", "Payments by Sarraf"])
    await expect(page.getByText(gone)).toBeHidden();
});
