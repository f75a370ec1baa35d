import { expect, it } from "vitest";
import { errorOf, fieldMessages, InvalidRequestError } from "./errors";

it.each([
  [400, "invalid_request"],
  [401, "authentication"],
  [403, "permission"],
  [404, "not_found"],
  [405, "invalid_request"],
  [409, "conflict"],
  [410, "not_found"],
  [413, "invalid_request"],
  [422, "invalid_request"],
  [423, "conflict"],
  [429, "rate_limit"],
  [500, "service"],
  [503, "service"],
])("%i is of the kind %s, and keeps what was answered", (status, kind) => {
  const body = { detail: "Because.", code: "c" };
  const error = errorOf({ status, requestId: "r-1", body, retryAfterSeconds: 7 });
  expect(error).toMatchObject({ kind, status, requestId: "r-1", message: "Because.", body, retryAfterSeconds: 7 });
  expect(error.name).toBe(error.constructor.name);
});

it.each([
  [{ amount: ["No.", "Not so."] }, { amount: ["No.", "Not so."] }],
  [{ autopay: { start_date: ["Past."] } }, { "autopay.start_date": ["Past."] }],
  [{ invoice_items: [{}, { sku: ["Missing."] }] }, { "invoice_items.1.sku": ["Missing."] }],
  [{ session_id: "One text." }, { session_id: ["One text."] }],
  [undefined, {}],
])("the fields of %j are flat", (body, fields) => {
  expect(fieldMessages(body)).toEqual(fields);
});

it("says in its message what is wrong with each field", () => {
  const body = { amount: ["Too fine."], autopay: { start_date: ["Past.", "Sunday."] } };
  const error = errorOf({ status: 400, requestId: "r", body });
  expect(error).toBeInstanceOf(InvalidRequestError);
  expect(error.message).toBe("amount: Too fine. autopay.start_date: Past. Sunday.");
  expect(errorOf({ status: 502, requestId: "r", body: "<html>" }).message).toBe("The service answered 502.");
});
