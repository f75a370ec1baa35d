/** What the style sheet's tokens promise to eyes: contrasts of WCAG 1.4.3 and 1.4.11, light and dark. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const CSS = readFileSync(join(__dirname, "globals.css"), "utf8");
const [, LIGHT = "", DARK = ""] =
  /:root \{(.*?)\n\}.*?prefers-color-scheme: dark.*?:root \{(.*?)\n {2}\}/s.exec(CSS) ?? [];

function token(scheme: string, name: string): string {
  const [, colour] = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(scheme) ?? [];
  if (colour === undefined) throw new Error(`No token --${name}.`);
  return colour;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ["canvas", "surface", "accent-soft"];
const TEXTS: readonly [string, readonly string[]][] = [
  ["ink", GROUNDS],
  ["text", GROUNDS],
  ["muted", GROUNDS],
  ["accent", GROUNDS],
  ["good", ["good-soft", "surface"]],
  ["bad", ["bad-soft", "surface"]],
  ["warning", ["warning-soft", "surface", "canvas"]],
  ["on-accent", ["accent", "accent-strong"]],
];

describe.each([
  ["light", LIGHT],
  ["dark", DARK],
])("in the %s scheme", (_name, scheme) => {
  it.each(TEXTS)("text in %s is read on %j", (text, grounds) => {
    for (const ground of grounds)
      expect(contrast(token(scheme, text), token(scheme, ground)), ground).toBeGreaterThanOrEqual(4.5);
  });

  it.each(["field", "accent"])("lines of %s, of fields and of the focus, are seen on every ground", (line) => {
    for (const ground of GROUNDS.slice(1))
      expect(contrast(token(scheme, line), token(scheme, ground)), ground).toBeGreaterThanOrEqual(3);
  });
});

it("the focus has a line of the full accent, and boxes and radios are drawn from the tokens", () => {
  expect(CSS).toMatch(/:focus-visible \{\s+outline: 2px solid var\(--accent\);/);
  expect(CSS).toMatch(/appearance: none;[^}]*border: 1\.5px solid var\(--field\);\s+background: var\(--surface\);/);
});
