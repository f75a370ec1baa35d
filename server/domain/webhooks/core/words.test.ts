import { expect, test } from "vitest";
import { answered } from "./outcome";
import { failedText, silentText, TRY_TEXTS, tryWord } from "./words";

test("every stored text of a failed try has its word", () => {
  for (const [word, text] of Object.entries(TRY_TEXTS)) expect(tryWord(text)).toEqual({ word, value: "" });
  expect(tryWord(answered(503).error ?? "")).toEqual({ word: "answered", value: "503" });
  expect(tryWord(answered(308).error ?? "")).toEqual({ word: "redirected", value: "308" });
  expect(tryWord(silentText(15))).toEqual({ word: "silent", value: "15" });
  expect(tryWord(silentText(0.5))).toEqual({ word: "silent", value: "0.5" });
  for (const code of ["EPROTO", "ERR_SSL_TLSV1_ALERT", "UND_ERR_DESTROYED", "E2BIG"])
    expect(tryWord(failedText(code))).toEqual({ word: "failed_with", value: code });
});

test("stored texts keep their spelling", () => {
  expect(tryWord("Answered 503.")).toEqual({ word: "answered", value: "503" });
  expect(tryWord("Answered 308: redirects are not followed.")).toEqual({ word: "redirected", value: "308" });
  expect(tryWord("No answer within 15 s.")).toEqual({ word: "silent", value: "15" });
  expect(tryWord("The connection failed (EPROTO).")).toEqual({ word: "failed_with", value: "EPROTO" });
  for (const other of ["", "Answered .", "Answered 503", "The connection failed ().", "Something else (7)."])
    expect(tryWord(other)).toBeNull();
});
