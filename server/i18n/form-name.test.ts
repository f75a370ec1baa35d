import { expect, test } from "vitest";
import { formName } from "./form-name";
import { translator } from "./translator";

test.each([
  ["apple_pay", "Apple Pay", "Apple Pay"],
  ["cash", "Cash on delivery", "الدفع عند الاستلام"],
  ["loyalty_points", "loyalty_points", "loyalty_points"],
])("%s is named by its brand, by a translation, or as it is stored", (form, english, arabic) => {
  expect([formName(translator("en"), form), formName(translator("ar"), form)]).toEqual([english, arabic]);
});
