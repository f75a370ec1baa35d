import { describe, expect, it } from "vitest";
import { sizeText } from "./attachment-link";

describe("a file's size in words, with Latin digits", () => {
  it.each([
    [1, "en", "1 kB"],
    [51_200, "en", "50 kB"],
    [1_048_575, "en", "1 MB"],
    [1_572_864, "en", "1.5 MB"],
    [2_621_440, "en", "2.5 MB"],
    [51_200, "ar-u-nu-latn", "50 كيلوبايت"],
  ])("%i bytes in %s: %s", (bytes, locale, text) => expect(sizeText(bytes, locale)).toBe(text));
});
