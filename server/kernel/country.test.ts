import { expect, test } from "vitest";
import { countryOf } from "./country";

test.each([
  ["KWT", "KW"],
  ["KSA", "SA"],
  ["EG", "EG"],
  ["ATLANTIS", "KW"],
])("the country of region %s is %s", (region, country) => {
  expect(countryOf(region)).toBe(country);
});
