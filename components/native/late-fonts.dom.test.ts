import { expect, test } from "vitest";
import { FONTS, loadFontsLate } from "./late-fonts";

test("the fonts wait for the scripts", () => {
  document.head.innerHTML = `<style id="${FONTS}"></style>`;
  const fonts = document.querySelector("style");
  loadFontsLate();
  expect(fonts?.media).toBe("not all");
  window.dispatchEvent(new Event("load"));
  expect(fonts?.media).toBe("");
  document.head.innerHTML = "";
  loadFontsLate();
});
