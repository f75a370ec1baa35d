import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { asDouble, asEqualDouble, keptDigits, NumberTooLong, readJson, withKeptNumbers, writeJson } from "./exact-json";

describe("a number comes out in the digits that went in", () => {
  it.each([
    ["9007199254740993", "9007199254740993"],
    ["12345678901234567890", "12345678901234567890"],
    ["-0.12345678901234567890", "-0.12345678901234567890"],
    ["1.50", "1.50"],
    ["1.0", "1.0"],
    ["1", "1"],
    ["1e5", "100000"],
    ["1.50E+1", "15.0"],
    ["25e-3", "0.025"],
    ["1E400", `1${"0".repeat(400)}`],
    ["-0", "0"],
    ["-0.0", "0.0"],
    ["0e9", "0"],
    ["1e-7", "0.0000001"],
    ["0.5", "0.5"],
    ["-0.000001", "-0.000001"],
    ["0.0000001", "0.0000001"],
    ["-0.00000012", "-0.00000012"],
    ["0.10", "0.10"],
    ["10.000001", "10.000001"],
  ])("%s as %s", (sent, kept) => {
    const text = `{"a":[${sent},"${sent}"],"b":{"${sent}":${sent}}}`;
    expect(writeJson(readJson(text))).toBe(`{"a":[${kept},"${sent}"],"b":{"${sent}":${kept}}}`);
  });

  test("and texts that look like a kept number are texts", () => {
    for (const text of [
      '"\\\\u00001.50"',
      '"\\""',
      '"\\"\\\\u00001.50\\""',
      '"a\\\\"',
      '"1.50"',
      '["\\\\",1.50,"\\\\\\""]',
    ])
      expect(writeJson(readJson(text))).toBe(text);
  });

  test("any value is what JSON.parse reads of it", () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(JSON.parse(writeJson(readJson(text)))).toEqual(JSON.parse(JSON.stringify(JSON.parse(text))));
      }),
    );
  });

  test("what is no JSON stays none", () => {
    for (const text of [
      "01",
      "1.",
      ".5",
      "+1",
      "1e",
      "--1",
      "{1.50:1}",
      "1.50 1.50",
      '"1.50',
      "nul1.50",
      "1.5.0",
      "00.5",
      "-",
      "-.5",
      "0.",
      "1-1",
    ])
      expect(() => readJson(text), text).toThrow(SyntaxError);
  });

  test("unless it is longer than a thousand digits", () => {
    for (const text of ["1e401", "1e-401", `0.${"1".repeat(1_000)}`, "1e99999999999999999999"])
      expect(() => withKeptNumbers(text), text).toThrow(NumberTooLong);
  });
});

test("a kept number is distinguished from every other value, and read as a double where one is asked for", () => {
  const [kept, long] = [readJson("1.50"), readJson("9007199254740993")];
  expect([keptDigits(kept), keptDigits(long), keptDigits("1.50"), keptDigits(1.5)]).toEqual([
    "1.50",
    "9007199254740993",
    null,
    null,
  ]);
  expect([asDouble(kept), asDouble("x"), asEqualDouble(kept), asEqualDouble(long)]).toEqual([1.5, "x", 1.5, long]);
});
