export const FONTS = "fonts";

/** Lets the page's scripts have a slow connection for themselves. */
export function loadFontsLate(): void {
  const fonts = document.getElementById(FONTS);
  if (!(fonts instanceof HTMLStyleElement)) return;
  fonts.media = "not all";
  window.addEventListener("load", () => {
    fonts.media = "";
  });
}
