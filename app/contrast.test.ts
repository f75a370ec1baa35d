/** What the style sheet's tokens promise to eyes: contrasts of WCAG 1.4.3 and 1.4.11, light and dark. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Color, contrast, parseColor } from "@/server/kernel/color";

const CSS = readFileSync(join(__dirname, "theme.css"), "utf8");
const [, LIGHT = "", DARK = ""] = /:root \{(.*?)@variant dark \{(.*?)\n {2}\}/s.exec(CSS) ?? [];

function token(scheme: string, name: string): Color {
  const [, text = ""] = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(scheme) ?? [];
  const color = parseColor(text);
  if (color === null) throw new Error(`No token --${name}.`);
  return color;
}

const GROUNDS = ["canvas", "surface", "sunken", "raised", "accent-soft"];
const TEXTS: readonly [string, readonly string[]][] = [
  ["ink", GROUNDS],
  ["text", GROUNDS],
  ["muted", GROUNDS],
  ["accent", GROUNDS],
  ["good", ["good-soft", "surface"]],
  ["bad", ["bad-soft", "surface"]],
  ["warning", ["warning-soft", "surface", "canvas"]],
  ["info", ["info-soft", "surface"]],
  ["on-accent", ["accent"]],
  ["on-primary", ["primary", "primary-strong"]],
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

it.each(["text", "string", "quiet", "number"])("code in the colour of %s is read in both schemes", (kind) => {
  expect(contrast(token(LIGHT, `code-${kind}`), token(LIGHT, "code"))).toBeGreaterThanOrEqual(4.5);
  expect(DARK).not.toContain("--code");
});

it("the focus has a line of the full accent, and boxes and radios are drawn from the tokens", () => {
  expect(CSS).toMatch(/:focus-visible \{\s+outline: 2px solid var\(--accent\);/);
  expect(CSS).toMatch(/appearance: none;[^}]*border: 1\.5px solid var\(--field\);\s+background: var\(--surface\);/);
});
