import { expect, it, test } from "vitest";
import { fieldRefusals, shownFields } from "./account-fields";

const FIELDS = [
  { name: "key", secret: true, required: true, test: /^sk_test_/ },
  { name: "account", secret: false, required: false },
] as const;

it.each([
  [{ key: "sk_test_1234" }, "test", {}],
  [{}, "test", { key: ["This field is required."] }],
  [{ key: "sk_live_1234" }, "test", { key: ["This value is not of the gateway's test environment."] }],
  [{ key: "sk_test_1234" }, "live", { key: ["This value is not of the gateway's live environment."] }],
  [{ key: "sk_test_1", other: "x" }, "test", { other: ["The gateway has no such field."] }],
  [{ key: `sk_test_${"x".repeat(2_048)}` }, "test", { key: [expect.stringContaining("2048")] }],
] as const)("%j in the %s environment", (values, environment, errors) => {
  expect(fieldRefusals(FIELDS, values, environment)).toEqual(errors);
});

test("a secret is shown by its last four characters, and a short one not at all", () => {
  expect(shownFields(FIELDS, { key: "sk_test_abcd1234", account: "Shop" })).toEqual({
    key: "****1234",
    account: "Shop",
  });
  expect(shownFields(FIELDS, { key: "short" })).toEqual({ key: "****", account: null });
});
