import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { brandColors, brandOf } from "./brand";
import { type Color, contrast, isReadable, parseColor, READABLE, readable, textOn } from "./color";

const colors = fc.integer({ min: 0, max: 0xffffff }).map((n): Color => `#${n.toString(16).padStart(6, "0")}`);
const SCHEMES = {
  light: { surface: "#ffffff", canvas: "#f4f7f6", ink: "#0d1b1e", muted: "#5c6b6e" },
  dark: { surface: "#131b19", canvas: "#0c1211", ink: "#f0f5f4", muted: "#93a3a0" },
} as const;

describe("a colour", () => {
  it.each([
    ["#0B6E5F", "#0b6e5f"],
    ["#0a0", "#00aa00"],
    ["0b6e5f", null],
    ["#0b6e5", null],
    ["red", null],
    ["#0b6e5f;", null],
  ])("written %j is %j", (text, color) => {
    expect(parseColor(text)).toBe(color);
  });

  it.each([
    ["#000000", "#ffffff", 21],
    ["#777777", "#ffffff", 4.48],
    ["#0b6e5f", "#ffffff", 6.13],
  ] as const)("%s on %s has contrast %f", (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 1);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });

  it.each([
    ["#ffd400", "#000000"],
    ["#0b6e5f", "#ffffff"],
  ] as const)("on %s text is %s", (ground, text) => {
    expect(textOn(ground)).toBe(text);
  });

  test("that can be read stays as it is", () => {
    expect(readable("#0b6e5f", ["#ffffff", "#f4f7f6"])).toBe("#0b6e5f");
  });
});

describe("whatever colour a merchant has", () => {
  it.each(["light", "dark"] as const)("every text in it and on it can be read in the %s scheme", (scheme) => {
    const { surface, canvas, ink, muted } = SCHEMES[scheme];
    fc.assert(
      fc.property(colors, (color) => {
        const brand = brandColors(color, scheme);
        expect(isReadable(brand.accent, [surface, canvas, brand.accentSoft])).toBe(true);
        expect(isReadable(brand.onAccent, [brand.accent])).toBe(true);
        expect(isReadable(brand.onPrimary, [brand.primary, brand.primaryStrong])).toBe(true);
        for (const text of [ink, muted]) expect(contrast(text, brand.accentSoft)).toBeGreaterThanOrEqual(READABLE);
        expect(contrast(brand.primaryEdge, surface)).toBeGreaterThanOrEqual(3);
      }),
      { numRuns: 2_000 },
    );
  });
});

test("a merchant without branding has its name alone, and one with an Arabic name that name in Arabic", () => {
  const none = { nameAr: null, color: null, logo: null, favicon: null, supportEmail: null, supportPhone: null };
  const branding = {
    ...none,
    supportUrl: null,
    termsUrl: null,
    privacyUrl: null,
    disclaimer: null,
    disclaimerAr: null,
  };
  const bare = brandOf({ name: "Salma Books", baseUrl: "https://pay.example", branding }, "ar");
  expect(bare).toMatchObject({ name: "Salma Books", logo: null, faviconPath: null, colors: null, termsUrl: null });
  const named = { name: "Salma Books", baseUrl: "https://pay.example", branding: { ...branding, nameAr: "كتب سلمى" } };
  expect([brandOf(named, "ar").name, brandOf(named, "en").name]).toEqual(["كتب سلمى", "Salma Books"]);
});
