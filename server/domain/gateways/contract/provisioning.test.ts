import { describe, expect, it, test } from "vitest";
import { InvalidFields } from "@/server/kernel/errors";
import { readInput } from "@/server/kernel/read-input";
import { readGatewayInput } from "../schema";
import { PROVISIONING_OPTIONS, ProvisionRequest } from "./provisioning";

const FIELDS = PROVISIONING_OPTIONS.actions.POST;
const LEAST = { name_en: "Shop", currency_code: "KWD" };

/** The refused fields, or none. */
function refused(body: object): string[] {
  try {
    const { code, ...input } = readInput(ProvisionRequest, body);
    readGatewayInput({ ...input, code: code ?? "derived" });
    return [];
  } catch (error) {
    if (error instanceof InvalidFields) return Object.keys(error.fields);
    throw error;
  }
}

describe("what OPTIONS tells is what is read", () => {
  test("the required fields are the required ones", () => {
    const required = Object.entries(FIELDS).flatMap(([name, field]) => (field.required ? [name] : []));
    expect(refused({}).sort()).toEqual(required.sort());
  });

  it.each(Object.entries(FIELDS))(
    "%s: every choice is taken and no other, nothing longer, no other type",
    (name, field) => {
      const several = field.type === "multiple choice";
      const body = (value: unknown) => ({ ...LEAST, is_tokenizable: true, [name]: several ? [value] : value });
      for (const { value } of field.choices ?? []) {
        const companion = name === "accepted_currencies" ? { currency_code: value } : {};
        expect(refused({ ...body(value), ...companion })).toEqual([]);
      }
      if (field.choices) expect(refused(body("other"))).toEqual([name]);
      if (field.max_length) {
        expect(refused(body("x".repeat(field.max_length)))).toEqual([]);
        expect(refused(body("x".repeat(field.max_length + 1)))).toEqual([name]);
      }
      if (field.type === "boolean") expect(refused(body("maybe"))).toEqual([name]);
      expect(refused({ ...LEAST, [name]: { a: 1 } })).toEqual([name]);
    },
  );

  test("the defaults are the values of fields that are left out", () => {
    const { code: _, ...input } = readInput(ProvisionRequest, LEAST);
    const account = readGatewayInput({ ...input, code: "derived" });
    expect(account).toMatchObject({
      plugins: FIELDS.plugins.default,
      isTokenizable: FIELDS.is_tokenizable.default,
      autoDebitEnabled: FIELDS.auto_debit_enabled.default,
      operation: FIELDS.operation.default,
      operations: FIELDS.operations.default,
      multiAttempt: FIELDS.multi_attempt.default,
      acceptedCurrencies: ["KWD"],
      isSandbox: true,
    });
  });

  test("currencies are named", () => {
    expect(FIELDS.currency_code.choices).toContainEqual({ value: "KWD", display_name: "Kuwaiti Dinar" });
    expect(FIELDS.plugins.choices).toEqual([
      { value: "e_commerce", display_name: "E commerce" },
      { value: "payment_request", display_name: "Payment request" },
    ]);
  });
});
