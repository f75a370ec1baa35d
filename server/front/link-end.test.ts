import { describe, expect, it } from "vitest";
import { withoutAddedEnd } from "./link-end";

describe("a shared link opens with the punctuation of its sentence", () => {
  it.each([
    ".",
    ",",
    ";",
    ")",
    ">",
    "%3E",
    "%C2%BB",
    "%D8%8C",
    "%E2%80%8F",
    "%d8%8c",
    ").",
    "%E2%80%8E%29",
    "%E2%80%AA",
    "%E2%81%A6",
    "%D8%9C",
    "%DB%94",
    "*",
  ])("/s/Abc123%s", (end) => expect(withoutAddedEnd(`/s/Abc123${end}`)).toBe("/s/Abc123"));

  it("long rows of dots take no time", () => {
    const row = ".".repeat(15_000);
    expect(withoutAddedEnd(`/${row}x`)).toBe(`/${row}x`);
    expect(withoutAddedEnd(`/s/a${row}`)).toBe(`/s/a${row.slice(8)}`);
  });

  it.each(["/en/checkout/0a1b", "/s/Abc-_9", "/en/console/?q=a.b", "/"])("%s stays", (address) => {
    expect(withoutAddedEnd(address)).toBe(address);
  });
});
