import { expectNoSeriousFault } from "./support/axe";
import { expect, test } from "./support/test";
import { say } from "./support/words";

test("the demo shows a real session with the options of its address, tells of its payment and has the code", async ({
  page,
  merchant,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Web SDK" }).click();
  await page.getByRole("button", { name: "Create a session" }).click();
  await page.waitForURL(/session=/);
  const sessionId = new URL(page.url()).searchParams.get("session") ?? "";
  await page.getByRole("combobox", { name: "payButtonText" }).selectOption("own");
  await page.getByRole("combobox", { name: "lang" }).selectOption("ar");
  await page.getByRole("checkbox", { name: "redirect" }).check();
  await expect(page).toHaveURL(/payButtonText=own.*redirect/);
  expect(new URL(page.url()).searchParams.get("session")).toBe(sessionId);
  const frame = page.locator("main iframe").contentFrame();
  await expect(frame.locator("html")).toHaveAttribute("dir", "rtl");
  const button = frame.getByRole("button", { name: "أكمل الطلب" });
  await page.getByLabel("primaryColor").fill("#5b2ea6");
  await page.getByLabel("radius").fill("24");
  await expect(button).toHaveCSS("background-color", "rgb(91, 46, 166)");
  await expect(button).toHaveCSS("border-radius", "24px");
  await expect(page).toHaveURL(/primaryColor=%235b2ea6&radius=24/);
  await expect(page.getByRole("region", { name: "React" })).toContainText(
    'appearance={{"primaryColor":"#5b2ea6","radius":24}}',
  );
  const code = await page.getByRole("region", { name: "Script tag" }).textContent();
  expect(code).toMatch(/"appearance": \{\s*"primaryColor": "#5b2ea6",\s*"radius": 24\s*\}/);
  expect(code).toContain('"formsOfPayment": [');
  expect(code).toContain(`"session_id": "${sessionId}"`);
  await expectNoSeriousFault(page);
  await frame.getByRole("radio", { name: "البوابة التجريبية", exact: true }).check();
  await button.click();
  await page.waitForURL("**/pay/**");
  await page.getByRole("button", { name: "4111 1111 1111 111" }).first().click();
  await page.getByRole("button", { name: say("ar").pay }).click();
  await expect(page.getByRole("status").first()).toBeVisible();
  expect((await merchant.retrieve(sessionId)).state).toBe("paid");
  await page.goto(`/en/sandbox/sdk?session=${sessionId}`);
  await expect(page.getByRole("list", { name: "Events that the page receives" })).toContainText(
    'success {"status":"success"',
  );
});

test("without JavaScript the demo's options are links of its form, and it says what needs a script", async ({
  browser,
  baseURL,
}) => {
  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  await plain.goto("/ar/sandbox/sdk");
  await plain.getByRole("button", { name: "إنشاء جلسة" }).click();
  await plain.getByRole("combobox", { name: "theme" }).selectOption("dark");
  await plain.getByRole("button", { name: "اعرض بهذه الخيارات" }).click();
  await expect(plain).toHaveURL(/session=.*theme=dark/);
  await expect.poll(() => plain.content()).toContain("تحتاج حزمة الويب إلى جافا سكريبت");
  await expect(plain.getByRole("region", { name: "وسم السكربت" })).toContainText("pay-button");
  await plain.goto("/en/sandbox/sdk?session=nobody&theme=unknown");
  await expect(plain.getByRole("button", { name: "Create a session" })).toBeVisible();
  await plain.close();
});
