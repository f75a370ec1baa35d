import { expect, it } from "vitest";
import { CreateLink } from "@/server/domain/payment-links";
import { readInput } from "@/server/kernel/read-input";
import { emptyAmounts, linkBody } from "./link-body";

const FILLED = {
  price: "fixed",
  name: " Course fee ",
  amount: "\u0661\u0660\u066b\u0665",
  minimum_amount: "1",
  maximum_amount: "2",
  currency_code: "KWD",
  pg_codes: "sandbox",
  max_payments: "\u0663\u0660",
  description: "",
};

function formOf(change: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...FILLED, ...change })) form.append(name, value);
  return form;
}

const bodyOf = (change: object) => readInput(CreateLink, linkBody(formOf(change)));

it("sends the amounts of the chosen kind of price alone, with digits of any script", () => {
  const both = { name: "Course fee", currency: "KWD", pgCodes: ["sandbox"], maxPayments: 30 };
  const fixed = bodyOf({});
  expect(fixed).toMatchObject({ ...both, amount: "10.5" });
  expect(fixed).not.toHaveProperty("minimumAmount");
  expect(fixed).not.toHaveProperty("description");
  const chosen = bodyOf({ price: "chosen" });
  expect(chosen).toMatchObject({ ...both, minimumAmount: "1", maximumAmount: "2" });
  expect(chosen).not.toHaveProperty("amount");
});

it("names the amounts of the chosen kind of price that are empty", () => {
  expect(emptyAmounts(formOf({ minimum_amount: "" }))).toEqual([]);
  expect(emptyAmounts(formOf({ price: "chosen", maximum_amount: " " }))).toEqual(["maximum_amount"]);
});
