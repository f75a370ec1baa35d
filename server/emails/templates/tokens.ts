/**
 * The colours of the hosted pages for mails, which know no variables: light inline, dark in the one style
 * block.
 */

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

/** Inter is named for readers who have it; a mail fetches no font. */
export const FONTS = {
  en: "Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
  ar: "'IBM Plex Sans Arabic', -apple-system, 'Segoe UI', Tahoma, Arial, sans-serif",
} as const;

/**
 * Rules by class for mail programs that follow the reader's dark setting; other programs keep the light
 * colours, all of which are named.
 */
export const DARK_STYLES = `@media (prefers-color-scheme: dark) {
.canvas { background-color: ${DARK.canvas} !important; }
.surface { background-color: ${DARK.surface} !important; border-color: ${DARK.line} !important; }
.line { border-color: ${DARK.line} !important; }
.ink { color: ${DARK.ink} !important; }
.text { color: ${DARK.text} !important; }
.muted { color: ${DARK.muted} !important; }
.accent { color: ${DARK.accent} !important; }
.button { background-color: ${DARK.accent} !important; color: ${DARK.onAccent} !important; }
}`;
