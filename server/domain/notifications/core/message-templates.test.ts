import { describe, expect, it, test } from "vitest";
import { fallback, filled, isUnfilled, templateNamed } from "./message-templates";
import { NOTICE_EVENTS } from "./words";

const INPUT = { subject: null, body: null };
const CONTEXT = { amount: "10.5", currency_code: "KWD", url: "https://shop.example/pay" };
const REQUIRED = ["This field is required."];

test("there is a template for each event, and the plain one", () => {
  for (const event of NOTICE_EVENTS) expect(templateNamed(event)).toBe(event);
  expect(templateNamed("plain")).toBe("plain");
  for (const unknown of ["", "toString", "Paid", "welcome"]) expect(templateNamed(unknown)).toBeNull();
});

describe("the template of an event", () => {
  it.each(NOTICE_EVENTS)("%s is filled by its variables", (event) => {
    const facts = filled(event, { ...INPUT, context: { ...CONTEXT, order_no: 10482, reference_number: " SRF1 " } });
    expect(facts).toMatchObject({
      kind: `session_${event}`,
      amount: { amount: "10.500", currency: "KWD" },
      orderNo: "10482",
      referenceNumber: "SRF1",
      links: { page: CONTEXT.url, short: CONTEXT.url },
      isOpen: event === "failed",
    });
  });

  it.each([
    [{}, { amount: REQUIRED, currency_code: REQUIRED, url: REQUIRED }],
    [{ ...CONTEXT, currency_code: "XXX" }, { currency_code: ['"XXX" is not a valid choice.'] }],
    [{ ...CONTEXT, amount: "ten" }, { amount: ["A valid number is required."] }],
    [{ ...CONTEXT, amount: "1.0001" }, { amount: ["Ensure that there are no more than 3 decimal places."] }],
    [{ ...CONTEXT, url: "javascript:alert(1)" }, { url: ["Enter a valid URL."] }],
    [{ ...CONTEXT, amount: { value: 1 } }, { amount: REQUIRED }],
  ])("says what it lacks: %j", (context, errors) => {
    const result = filled("created", { ...INPUT, context });
    expect(isUnfilled(result)).toBe(true);
    expect(result).toEqual({ context: errors });
  });

  it("keeps the digits of a long number", () => {
    const context = { ...CONTEXT, order_no: "\u0000123456789012345678901" };
    expect(filled("paid", { ...INPUT, context })).toMatchObject({ orderNo: "123456789012345678901" });
  });
});

describe("the plain template", () => {
  it("is the merchant's own words with its variables", () => {
    const input = { subject: "Order {{ order }}", body: "Dear {{name}}, order {{order}} is ready.", context: {} };
    expect(filled("plain", { ...input, context: { name: "Noor", order: 7 } })).toEqual({
      kind: "plain",
      subject: "Order 7",
      body: "Dear Noor, order 7 is ready.",
    });
    expect(filled("plain", input)).toEqual({ context: { order: REQUIRED, name: REQUIRED } });
    expect(filled("plain", { ...INPUT, context: {} })).toEqual({ body: REQUIRED });
  });

  it("does not reach what is no variable of the request", () => {
    expect(filled("plain", { ...INPUT, body: "{{toString}}", context: {} })).toEqual({
      context: { toString: REQUIRED },
    });
  });
});

test("what cannot be filled falls back to the request's own text, as it is", () => {
  expect(fallback({ subject: "Hello", body: "Your {{x}}", context: {} })).toEqual({
    kind: "plain",
    subject: "Hello",
    body: "Your {{x}}",
  });
  expect(fallback({ ...INPUT, context: {} })).toBeNull();
});
