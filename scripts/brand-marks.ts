/**
 * Writes the logos of card schemes and wallets from an icon package to `public/icons/brands` (Spec, "Method
 * texts and brand marks" 3).
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { icons } from "@iconify-json/logos";
import { DRAWN_BRANDS } from "@/components/payment/brand-marks";

const FOLDER = "public/icons/brands";

/** Names in the icon package that differ from the service's names. */
const NAMES: Readonly<Partial<Record<(typeof DRAWN_BRANDS)[number], string>>> = {
  applepay: "apple-pay",
  googlepay: "google-pay",
  amex: "amex-digital",
};

/** Marks that also exist for black grounds, with the colour of their dark parts. */
const IN_WHITE = { applepay: null, googlepay: "#5f6368" } as const;

export function brandMarks(): ReadonlyMap<string, string> {
  const marks = DRAWN_BRANDS.map((brand) => [join(FOLDER, `${brand}.svg`), drawing(NAMES[brand] ?? brand)] as const);
  const white = Object.entries(IN_WHITE).map(([brand, dark]) => {
    const mark = drawing(NAMES[brand as keyof typeof IN_WHITE] ?? brand);
    const path = join(FOLDER, `${brand}-white.svg`);
    return [path, dark === null ? mark.replace("<svg ", '<svg fill="#fff" ') : mark.replaceAll(dark, "#fff")] as const;
  });
  return new Map([...marks, ...white]);
}

function drawing(name: string): string {
  const icon = icons.icons[name];
  if (icon === undefined) throw new Error(`The icon set has no ${name}.`);
  const width = icon.width ?? icons.width ?? 16;
  const height = icon.height ?? icons.height ?? 16;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${icon.body}</svg>\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  mkdirSync(FOLDER, { recursive: true });
  for (const [path, svg] of brandMarks()) writeFileSync(path, svg);
}
