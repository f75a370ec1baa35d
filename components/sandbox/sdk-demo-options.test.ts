import { describe, expect, it, test } from "vitest";
import { DEMO_CHOICES, demoComponent, demoOptions, demoQuery, demoScript, sdkOptions } from "./sdk-demo-options";

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

test("the code to copy has the options, and a place for the key", () => {
  const options = demoOptions(ASKED, "en");
  for (const code of [demoScript(options, PLACE), demoComponent(options, PLACE)]) {
    expect(code).toContain("https://pay.example/sdk/v3/checkout.min.js");
    for (const part of ["pk_…", "s1", "visibleItemsCount", "showPayButton", "wallet"]) expect(code).toContain(part);
  }
});
