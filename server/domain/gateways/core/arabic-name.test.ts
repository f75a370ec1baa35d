import { expect, it } from "vitest";
import { arabicName, gatewayName } from "./arabic-name";

it.each([
  ["Card (Stripe)", null, "stripe", "بطاقة مصرفية"],
  ["Card", null, "adyen", "بطاقة مصرفية"],
  ["Card", "فيزا", "stripe", "فيزا"],
  ["بطاقات", null, "stripe", null],
  ["Cards", null, "sarraf_sandbox", null],
])("the Arabic name of %s, %s of %s is %s", (name, nameAr, connector, expected) => {
  expect(arabicName({ name, nameAr, connector })).toBe(expected);
  expect(gatewayName({ name, nameAr, connector }, "ar")).toBe(expected ?? name);
  expect(gatewayName({ name, nameAr, connector }, "en")).toBe(name);
});
