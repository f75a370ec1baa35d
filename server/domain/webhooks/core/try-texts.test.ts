import { expect, test } from "vitest";
import { MESSAGES } from "@/components/testing/render";
import { answered } from "./outcome";
import { TRY_TEXTS, tryWord } from "./try-texts";

test("every stored text has its word, and both languages have every word", () => {
  for (const [word, text] of Object.entries(TRY_TEXTS)) expect(tryWord(text)).toEqual({ word, number: "" });
  expect(tryWord(answered(503).error ?? "")).toEqual({ word: "answered", number: "503" });
  expect(tryWord(answered(308).error ?? "")).toEqual({ word: "redirected", number: "308" });
  expect(tryWord("No answer within 15 s.")).toEqual({ word: "silent", number: "15" });
  expect(tryWord("The connection failed (EPROTO).")).toBeNull();
  const words = [...Object.keys(TRY_TEXTS), "answered", "redirected", "silent"].sort();
  for (const { console: texts } of Object.values(MESSAGES))
    expect(Object.keys(texts.events.tryTexts).sort()).toEqual(words);
});
