import arabic from "@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2";
import arabicBold from "@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff2";
import cyrillicExt from "@fontsource-variable/inter/files/inter-cyrillic-ext-wght-normal.woff2";
import cyrillic from "@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2";
import greekExt from "@fontsource-variable/inter/files/inter-greek-ext-wght-normal.woff2";
import greek from "@fontsource-variable/inter/files/inter-greek-wght-normal.woff2";
import latinExt from "@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2";
import latin from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2";
import vietnamese from "@fontsource-variable/inter/files/inter-vietnamese-wght-normal.woff2";
import style from "./frame-style.tw";

const ADDRESSES: Readonly<Record<string, string>> = {
  "inter-cyrillic-ext-wght-normal.woff2": cyrillicExt,
  "inter-cyrillic-wght-normal.woff2": cyrillic,
  "inter-greek-ext-wght-normal.woff2": greekExt,
  "inter-greek-wght-normal.woff2": greek,
  "inter-latin-ext-wght-normal.woff2": latinExt,
  "inter-latin-wght-normal.woff2": latin,
  "inter-vietnamese-wght-normal.woff2": vietnamese,
  "ibm-plex-sans-arabic-arabic-400-normal.woff2": arabic,
  "ibm-plex-sans-arabic-arabic-600-normal.woff2": arabicBold,
};

const LOADED_FACE = /@font-face\s*\{[^}]*?url\([^}]*\}/g;

export function frameStyle(): string {
  return style.replaceAll(LOADED_FACE, "");
}

export function frameFonts(): string {
  const faces = style.match(LOADED_FACE)?.join("") ?? "";
  return faces.replaceAll(/url\("?[^)"]*?([\w-]+\.woff2)"?\)/g, (_, file: string) => {
    const address = ADDRESSES[file];
    if (address === undefined) throw new Error(`No address of the font ${file}.`);
    return `url(${address})`;
  });
}
