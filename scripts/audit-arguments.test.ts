import { expect, it } from "vitest";
import { auditArguments } from "./audit-arguments";

it("the options of an audit are read; one without its file, or unknown, is refused", () => {
  expect(auditArguments(["--parts", "--book", "book.jsonl"])).toEqual({ parts: true, book: "book.jsonl" });
  expect(auditArguments([])).toEqual({});
  for (const args of [["--book"], ["--book", "--parts"], ["--boook", "book.jsonl"], ["book.jsonl"]])
    expect(() => auditArguments(args)).toThrow(TypeError);
});
