import { expect, test } from "vitest";
import { countryOf } from "./country";

test.each([
  ["KWT", "KW"],
  ["KSA", "SA"],
  ["EG", "EG"],
  ["ATLANTIS", "KW"],
])("region %s is told as %s", (region, country) => {
  expect(countryOf(region)).toBe(country);
});
