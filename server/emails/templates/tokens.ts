/** Page colours for mails, which support no variables: light ones inline, dark ones in a style block. */
import type { Brand } from "@/server/kernel/brand";

export const LIGHT = {
  ink: "#0d1b1e",
  text: "#1f2d30",
  muted: "#5c6b6e",
  canvas: "#f4f7f6",
  surface: "#ffffff",
  line: "#e1e7e6",
  accent: "#0b6e5f",
  onAccent: "#ffffff",
} as const;

const DARK = {
  ink: "#f0f5f4",
  text: "#d5dedc",
  muted: "#93a3a0",
  canvas: "#0c1211",
  surface: "#131b19",
  line: "#26332f",
  accent: "#2fb89f",
  onAccent: "#04221c",
} as const;

export function buttonColors({ colors }: Pick<Brand, "colors">) {
  return colors?.light ?? { primary: LIGHT.accent, onPrimary: LIGHT.onAccent, primaryEdge: LIGHT.accent };
}

/** Font families of mails by language. Mails load no fonts; fonts that are not installed are skipped. */
export const FONTS = {
  en: "Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
  ar: "'IBM Plex Sans Arabic', -apple-system, 'Segoe UI', Tahoma, Arial, sans-serif",
} as const;

/** CSS for mail programs with a dark mode; other programs use the inline light colours. */
export function darkStyles({ colors }: Pick<Brand, "colors">): string {
  const button = colors?.dark ?? { primary: DARK.accent, onPrimary: DARK.onAccent, primaryEdge: DARK.accent };
  return `@media (prefers-color-scheme: dark) {
.canvas { background-color: ${DARK.canvas} !important; }
.surface { background-color: ${DARK.surface} !important; border-color: ${DARK.line} !important; }
.line { border-color: ${DARK.line} !important; }
.ink { color: ${DARK.ink} !important; }
.text { color: ${DARK.text} !important; }
.muted { color: ${DARK.muted} !important; }
.accent { color: ${colors?.dark.accent ?? DARK.accent} !important; }
.button { background-color: ${button.primary} !important; color: ${button.onPrimary} !important; border-color: ${button.primaryEdge} !important; }
}`;
}
