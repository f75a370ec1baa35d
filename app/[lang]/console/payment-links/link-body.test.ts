import { expect, it } from "vitest";
import { ChangeLink, CreateLink } from "@/server/domain/payment-links";
import { readInput } from "@/server/kernel/read-input";
import { changedBody, emptyFields, linkBody } from "./link-body";

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

it("names the name and the amounts of the chosen kind of price that are empty", () => {
  expect(emptyFields(formOf({ name: " " }))).toEqual(["name"]);
  expect(emptyFields(formOf({ minimum_amount: "" }))).toEqual([]);
  expect(emptyFields(formOf({ price: "chosen", maximum_amount: " " }))).toEqual(["maximum_amount"]);
});

it("changes only what differs from the shown values, and removes what was emptied", () => {
  const shown = { name: "Course fee", description: "Spring", amount: "10.5", max_payments: 30, closed_at: null };
  const changed = (fields: object) => changedBody(formOf({ description: "Spring", ...fields }), shown);
  expect(changed({})).toEqual({});
  expect(changed({ description: "", max_payments: " " })).toEqual({ description: null, max_payments: null });
  const lines = (description: string) => changedBody(formOf({ description: "A\r\nB" }), { ...shown, description });
  expect(lines("A\nB")).toEqual({});
  expect(lines("A\r\nB")).toEqual({});
  expect(lines("A B")).toEqual({ description: "A\nB" });
  expect(changed({ name: "" })).toEqual({ name: "" });
  expect(changed({ price: "chosen" })).toEqual({ minimum_amount: "1", maximum_amount: "2" });
  const body = readInput(ChangeLink, changed({ max_payments: "\u06f3\u06f1", amount: "\u0661\u0661" }));
  expect(body).toEqual({ maxPayments: 31, amount: "11" });
});
