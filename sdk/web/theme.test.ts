import { describe, expect, it, test, vi } from "vitest";
import { IN_FRAME } from "@/components/embed/theme-parts";
import { addRules } from "./add-sheet";
import { addTheme, type ThemeFault, themeRules } from "./theme";

test("known parts keep the properties that may be given", () => {
  const theme = {
    "pay-button": { "Background-Color": " #0b6e5f ", "border-radius": "0", padding: "4px 8px" },
    "ccv-input": { color: "navy" },
    deviceWalletA: { height: "48px", buttonColor: "black" },
    unknown: { color: "red" },
  };
  const faults: ThemeFault[] = [];
  expect(themeRules(theme, IN_FRAME, (fault) => faults.push(fault))).toEqual([
    {
      part: "pay-button",
      maxWidth: null,
      style: [
        ["background-color", "#0b6e5f"],
        ["border-radius", "0"],
        ["padding", "4px 8px"],
      ],
    },
    { part: "cvv-input", maxWidth: null, style: [["color", "navy"]] },
    { part: "applePay", maxWidth: null, style: [["height", "48px"]] },
  ]);
  expect(faults).toEqual([{ part: "applePay", property: "buttoncolor", value: "black" }, { part: "unknown" }]);
});

test("a selector that the browser does not know leaves out its rule alone", () => {
  class Rule {}
  vi.stubGlobal("CSSMediaRule", class {});
  vi.stubGlobal("CSSStyleRule", Rule);
  const cssRules: Rule[] = [];
  const set: [string, string][] = [];
  const insertRule = (text: string, at: number) => {
    if (text.includes(":has(")) throw new SyntaxError("Unknown selector");
    cssRules.push(Object.assign(new Rule(), { style: { setProperty: (...one: [string, string]) => set.push(one) } }));
    return at;
  };
  const sheet = { cssRules, insertRule } as unknown as CSSStyleSheet;
  addRules({ sheet, remove: () => undefined }, [":has(> main){}", "main{}"]);
  expect(cssRules).toHaveLength(1);
  const rules = themeRules({ main: { color: "red" }, amount: { color: "navy" } }, IN_FRAME);
  addTheme(sheet, rules, { main: ":has(> main)" });
  vi.unstubAllGlobals();
  expect(set).toEqual([["color", "navy"]]);
});

test("looks for narrow frames come last, the narrowest last of all", () => {
  const look = { main: { padding: "8px" } };
  const rules = themeRules({ responsive: { "400": look, "600": look, "-1": look, wide: look }, ...look }, IN_FRAME);
  expect(rules.map(({ maxWidth }) => maxWidth)).toEqual([null, 600, 400]);
});

describe("what loads, covers, escapes or hides is left out", () => {
  it.each([
    ["pay-button", "background", "url(https://evil.example/x.png)"],
    ["pay-button", "background", "URL (x)"],
    ["pay-button", "background", "image-set('x' 1x)"],
    ["pay-button", "background-image", "none"],
    ["pay-button", "width", "expression(alert(1))"],
    ["pay-button", "color", "red; position: fixed"],
    ["pay-button", "color", "red} * {display: none"],
    ["pay-button", "color", "\\72 ed"],
    ["pay-button", "color", "red !important"],
    ["pay-button", "@import", "x"],
    ["pay-button", "position", "fixed"],
    ["pay-button", "opacity", "0"],
    ["pay-button", "margin", "-100px"],
    ["pay-button", "margin-top", "calc(1px - 40px)"],
    ["pay-button", "height", "0"],
    ["pay-button", "font-size", "0.0px"],
    ["pay-button", "display", "none"],
    ["terms-container", "display", "none"],
    ["amount", "display", "contents"],
    ["main", "font-family", "x".repeat(201)],
    ["main", "--ink", "red"],
  ])("%s: %s: %s", (part, property, value) => {
    expect(themeRules({ [part]: { [property]: value } }, IN_FRAME)).toEqual([]);
  });

  it.each([undefined, null, "x", [], 4, { main: null }, { main: "color: red" }, { responsive: 3 }])("%j", (theme) => {
    expect(themeRules(theme, IN_FRAME)).toEqual([]);
  });
});

it.each([
  ["amount-box", "display", "none"],
  ["main", "background", "linear-gradient(90deg, #fff, #eee)"],
  ["border", "border-inline-start-color", "gray"],
  ["amount", "font-size", "1.25rem"],
  ["wallet-buttons", "flex-direction", "row"],
])("%s may have %s: %s", (part, property, value) => {
  expect(themeRules({ [part]: { [property]: value } }, IN_FRAME)).toHaveLength(1);
});
