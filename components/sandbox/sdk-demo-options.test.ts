import { describe, expect, it, test } from "vitest";
import { demoKotlin, demoSwift } from "./sdk-demo-native";
import {
  DEMO_CHOICES,
  demoComponent,
  demoDisplay,
  demoLook,
  demoOptions,
  demoQuery,
  demoScript,
  sdkOptions,
} from "./sdk-demo-options";

const PLACE = { origin: "https://pay.example", sessionId: "s1" };
const ASKED = { theme: "dark", visibleItemsCount: "2", showPayButton: "no", forms: ["wallet", "redirect"] };

describe("the address of the demo", () => {
  it("asks for what is usual unless it says otherwise, in the page's language", () => {
    expect(sdkOptions(demoOptions({}, "ar"))).toEqual({ lang: "ar" });
    expect(demoQuery(demoOptions({}, "ar"), "ar", null)).toBe("");
  });

  it("says again what it asked for, and leaves out what the form has not", () => {
    const query = { ...ASKED, lang: "xx", uiMode: ["dark"], displayMode: "<script>", other: "1" };
    expect(demoQuery(demoOptions(query, "en"), "en", "s1")).toBe(
      "?session=s1&theme=dark&visibleItemsCount=2&showPayButton=no&forms=redirect&forms=wallet",
    );
  });

  it.each(Object.entries(DEMO_CHOICES))("every value of %s but the first is an option", (name, [usual, ...others]) => {
    const options = (value: string) => sdkOptions(demoOptions({ [name]: value }, "en"));
    for (const value of others) expect(options(value)).not.toEqual(options(usual));
  });
});

test("variables are checked, and the usual ones are left out", () => {
  const asked = { primaryColor: "#5b2ea6", radius: "0", spacing: "4", fontFamily: "Georgia, serif" };
  const options = demoOptions(asked, "en");
  expect(options.appearance).toEqual({ primaryColor: "#5b2ea6", radius: 0, fontFamily: "Georgia, serif" });
  expect(demoQuery(options, "en", null)).toBe("?primaryColor=%235b2ea6&radius=0&fontFamily=Georgia%2C+serif");
  expect(demoOptions({ primaryColor: "red;", radius: "99", spacing: "x" }, "en").appearance).toEqual({});
});

test("a change that came back to the usual undoes itself in place, and only others begin again", () => {
  const usual = demoOptions({}, "en");
  expect(demoLook(usual)).toMatchObject({ theme: {}, appearance: {}, displayMode: "column", showPayButton: true });
  expect(demoDisplay(usual)).toEqual({});
  const asked = { mode: "BottomSheet", visibleItemsCount: "2", defaultSelectedPgCode: "sandbox" };
  expect(demoDisplay(demoOptions(asked, "en"))).toEqual({
    mode: "BottomSheet",
    displaySettings: { visibleItemsCount: 2 },
    defaultSelectedPgCode: "sandbox",
  });
});

test("the code for apps has the options, and says nothing of the usual ones", () => {
  const asked = { ...ASKED, mode: "BottomSheet", primaryColor: "#5b2ea6", radius: "24", payButtonText: "own" };
  const options = demoOptions(asked, "en");
  const swift = demoSwift(options, PLACE);
  for (const part of [
    "DisplaySettings(mode: .bottomSheet, visibleItemsCount: 2)",
    "UIColor(red: 0.357, green: 0.180, blue: 0.651, alpha: 1)",
    "button.cornerRadius = 24",
    "theme.selectPaymentMethodCornerRadius = 28",
    "PayButtonText(en:",
  ])
    expect(swift).toContain(part);
  const kotlin = demoKotlin(options, PLACE);
  for (const part of [
    "DisplaySettings(mode = DisplaySettings.Mode.BottomSheet, visibleItemsCount = 2)",
    "CheckoutRippleColor(0xFF5B2EA6.toInt())",
    "paymentItemCornerRadius = 28",
  ])
    expect(kotlin).toContain(part);
  for (const usual of [demoSwift(demoOptions({}, "en"), PLACE), demoKotlin(demoOptions({}, "en"), PLACE)])
    expect(usual).not.toMatch(/theme/i);
});

test("the code to copy has the options, and a place for the key", () => {
  const options = demoOptions(ASKED, "en");
  for (const code of [demoScript(options, PLACE), demoComponent(options, PLACE)]) {
    expect(code).toContain("https://pay.example/sdk/v3/checkout.min.js");
    for (const part of ["pk_…", "s1", "visibleItemsCount", "showPayButton", "wallet"]) expect(code).toContain(part);
  }
});
