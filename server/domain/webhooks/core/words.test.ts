import { expect, test } from "vitest";
import { answered } from "./outcome";
import { TRY_TEXTS, tryWord } from "./words";

test("every stored text of a failed try has its word", () => {
  for (const [word, text] of Object.entries(TRY_TEXTS)) expect(tryWord(text)).toEqual({ word, number: "" });
  expect(tryWord(answered(503).error ?? "")).toEqual({ word: "answered", number: "503" });
  expect(tryWord(answered(308).error ?? "")).toEqual({ word: "redirected", number: "308" });
  expect(tryWord("No answer within 15 s.")).toEqual({ word: "silent", number: "15" });
  expect(tryWord("The connection failed (EPROTO).")).toBeNull();
});
