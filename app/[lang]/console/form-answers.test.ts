import { expect, it } from "vitest";
import { comesBack } from "@/components/console/form/comes-back";

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

it("a refused form names the secrets that were typed, without their values", () => {
  const typed = {
    url: "https://shop.example",
    "secret.headers": "X-Shop: 7",
    "secret.basic_password": "",
    proof: "word",
  };
  const state = comesBack(formOf(typed), null, { proof: "Type your password." });
  expect(state.again).toEqual(["secret.headers"]);
  expect(state.values).toEqual({ url: "https://shop.example" });
  expect(JSON.stringify(state)).not.toContain("X-Shop");
});

it("a refused form without typed secrets names none", () => {
  expect(comesBack(formOf({ url: "x", "secret.headers": "" }), null)).not.toHaveProperty("again");
});
