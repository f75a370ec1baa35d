import { describe, expect, it, test } from "vitest";
import { InvalidFields } from "@/server/kernel/errors";
import { readInput } from "@/server/kernel/read-input";
import { COUNTRY_CODES } from "../core/countries";
import { CreateSession, PatchSession } from "./requests";

const LEAST = { type: "e_commerce", amount: "10", currency_code: "KWD", pg_codes: ["sandbox"] };

/** What a creation with these fields besides the required ones is refused with; null when it is read. */
function refusal(body: Record<string, unknown>, schema: typeof CreateSession | typeof PatchSession = CreateSession) {
  try {
    readInput<unknown>(schema, schema === CreateSession ? { ...LEAST, ...body } : body);
    return null;
  } catch (error) {
    if (error instanceof InvalidFields) return error.fields;
    throw error;
  }
}

const REQUIRED = "This field is required.";
const NOT_NULL = "This field may not be null.";
const ADDRESS = { line1: "Street 1", city: "Kuwait", country: "KW" };
const SHIPPING = { ...ADDRESS, first_name: "Sara", last_name: "Ali", email: "s@x.test", phone: "+96512345678" };
const URL_MESSAGE = "Enter a valid URL.";
const EMAIL_MESSAGE = "Enter a valid email address.";

function tooLong(most: number): string {
  return `Ensure this field has no more than ${most} characters.`;
}

describe("every field is judged by its own rule, with the documented message", () => {
  it.each<[field: string, value: unknown, message: unknown]>([
    ["type", undefined, REQUIRED],
    ["type", "other", '"other" is not a valid choice.'],
    ["amount", undefined, REQUIRED],
    ["amount", null, NOT_NULL],
    ["amount", "ten", "A valid number is required."],
    ["amount", "", "A valid number is required."],
    ["amount", "١٠", "A valid number is required."],
    ["amount", "NaN", "A valid number is required."],
    ["amount", true, "A valid number is required."],
    ["amount", ["10"], "A valid number is required."],
    ["currency_code", undefined, REQUIRED],
    ["currency_code", "KW", "Enter a valid currency code."],
    ["currency_code", "KWDD", tooLong(3)],
    ["currency_code", "", "This field may not be blank."],
    ["pg_codes", undefined, REQUIRED],
    ["pg_codes", [], "This list may not be empty."],
    ["pg_codes", "sandbox", 'Expected a list of items but got type "str".'],
    ["payment_type", "card", '"card" is not a valid choice.'],
    ["language", "fr", '"fr" is not a valid choice.'],
    ["language", "arabic", '"arabic" is not a valid choice.'],
    ["order_no", "x".repeat(129), tooLong(128)],
    ["order_no", null, NOT_NULL],
    ["order_no", {}, "Not a valid string."],
    ["customer_id", "x".repeat(65), tooLong(64)],
    ["customer_email", "sara", EMAIL_MESSAGE],
    ["customer_email", `${"x".repeat(130)}@x.test`, tooLong(128)],
    ["customer_phone", "1".repeat(17), tooLong(16)],
    ["customer_phone_2", "1".repeat(17), tooLong(16)],
    ["customer_first_name", "x".repeat(65), tooLong(64)],
    ["customer_last_name", "x".repeat(65), tooLong(64)],
    ["customer_birthdate", "2020-02-30", "Date has wrong format. Use one of these formats instead: YYYY-MM-DD."],
    ["webhook_url", "shop.test/hook", URL_MESSAGE],
    ["webhook_url", "ftp://shop.test", URL_MESSAGE],
    ["redirect_url", "https://user:pass@shop.test/", URL_MESSAGE],
    ["redirect_url", "javascript:alert(1)", URL_MESSAGE],
    ["redirect_url", `https://shop.test/${"x".repeat(2000)}`, tooLong(2000)],
    ["extra", ["a"], 'Expected a dictionary of items but got type "list".'],
    ["extra", "a", 'Expected a dictionary of items but got type "str".'],
    ["product_type", "x".repeat(129), tooLong(128)],
    ["vendor_name", "x".repeat(65), tooLong(64)],
    ["initiator_id", "someone", "A valid integer is required."],
    ["initiator_id", 100_000_000_000, "Ensure this value is less than or equal to 99999999999."],
    ["attachment_upload_url", "files/virus.exe", "Enter a valid value."],
    ["shortify_checkout_url", "perhaps", "Must be a valid boolean."],
    ["generate_qr_code", "perhaps", "Must be a valid boolean."],
    ["attachment", "a file", "The submitted data was not a file. Check the encoding type on the form."],
  ])("%s: %j", (field, value, message) => {
    expect(refusal({ [field]: value })).toEqual({ [field]: [message] });
  });

  it.each<[body: Record<string, unknown>, errors: unknown]>([
    [{ pg_codes: ["ok", "x".repeat(129)] }, { pg_codes: { 1: [tooLong(128)] } }],
    [
      { notifications: { email: ["opened"] } },
      { notifications: { email: { 0: ['"opened" is not a valid choice.'] } } },
    ],
    [
      { notifications: { whatsapp: ["refunded"] } },
      { notifications: { whatsapp: { 0: ['"refunded" is not a valid choice.'] } } },
    ],
    [{ email_recipients: ["a@x.test", "b"] }, { email_recipients: { 1: [EMAIL_MESSAGE] } }],
    [{ email_recipients: "a@x.test, b" }, { email_recipients: { 1: [EMAIL_MESSAGE] } }],
    [{ billing_address: {} }, { billing_address: { line1: [REQUIRED], city: [REQUIRED], country: [REQUIRED] } }],
    [
      { billing_address: { ...ADDRESS, country: "kw" } },
      { billing_address: { country: ['"kw" is not a valid choice.'] } },
    ],
    [
      { billing_address: { ...ADDRESS, country: "UK" } },
      { billing_address: { country: ['"UK" is not a valid choice.'] } },
    ],
    [
      { billing_address: { ...ADDRESS, postal_code: "1".repeat(13) } },
      { billing_address: { postal_code: [tooLong(12)] } },
    ],
    [{ billing_address: "Kuwait" }, { billing_address: ["Invalid data. Expected a dictionary, but got str."] }],
    [
      { shipping_address: ADDRESS },
      { shipping_address: { first_name: [REQUIRED], last_name: [REQUIRED], email: [REQUIRED], phone: [REQUIRED] } },
    ],
    [{ shopping_address: { ...SHIPPING, email: "s" } }, { shopping_address: { email: [EMAIL_MESSAGE] } }],
    [{ agreement: {} }, { agreement: { id: [REQUIRED] } }],
    [{ agreement: { id: "x".repeat(129) } }, { agreement: { id: [tooLong(128)] } }],
    [{ agreement: { id: "a", type: "weekly" } }, { agreement: { type: ['"weekly" is not a valid choice.'] } }],
    [
      { agreement: { id: "a", frequency: "hourly" } },
      { agreement: { frequency: ['"hourly" is not a valid choice.'] } },
    ],
    [
      { agreement: { id: "a", expiry_date: "31/02/2027" } },
      {
        agreement: {
          expiry_date: ["Date has wrong format. Use one of these formats instead: YYYY-MM-DD, DD/MM/YYYY."],
        },
      },
    ],
    [
      { agreement: { id: "a", cycle_interval_days: 367, total_cycles: 0 } },
      {
        agreement: {
          cycle_interval_days: ["Ensure this value is less than or equal to 366."],
          total_cycles: ["Ensure this value is greater than or equal to 1."],
        },
      },
    ],
    [
      { agreement: { id: "a", seller: { category_code: "12" } } },
      { agreement: { seller: { category_code: ["Enter a valid value."] } } },
    ],
    [
      { card_acceptance_criteria: { min_expiry_time: 366 } },
      { card_acceptance_criteria: { min_expiry_time: ["Ensure this value is less than or equal to 365."] } },
    ],
    [
      { branding_options: { payment_methods: { sandbox: { text: "Pay", color: "red" } } } },
      { branding_options: { payment_methods: { sandbox: { color: ["Enter a valid color."] } } } },
    ],
    [{ branding_options: {} }, { branding_options: { payment_methods: [REQUIRED] } }],
    [{ loyalty: {} }, { loyalty: { enabled: [REQUIRED] } }],
    [
      { type: "x", amount: undefined, customer_email: "x" },
      { type: ['"x" is not a valid choice.'], amount: [REQUIRED], customer_email: [EMAIL_MESSAGE] },
    ],
  ])("%j", (body, errors) => {
    expect(refusal(body)).toEqual(errors);
  });
});

describe("expiration_time is one minute to 365 days, in two forms", () => {
  const wrong = "Duration has wrong format. Use one of these formats instead: [DD ]HH:MM:SS.";
  it.each<[sent: unknown, seconds: number | string]>([
    ["00:01:00", 60],
    ["24:00:00", 86_400],
    ["1 00:00:00", 86_400],
    ["365 00:00:00", 31_536_000],
    ["8760:00:00", 31_536_000],
    ["00:00:59", "Ensure this value is greater than or equal to 00:01:00."],
    ["365 00:00:01", "Ensure this value is less than or equal to 365 00:00:00."],
    ["999999:00:00", "Ensure this value is less than or equal to 365 00:00:00."],
    ["1 24:00:00", wrong],
    ["00:60:00", wrong],
    ["90", wrong],
    [90, wrong],
    ["-01:00:00", wrong],
  ])("%j", (expiration_time, outcome) => {
    if (typeof outcome === "string") expect(refusal({ expiration_time })).toEqual({ expiration_time: [outcome] });
    else expect(readInput(CreateSession, { ...LEAST, expiration_time }).lifetime).toBe(outcome);
  });
});

describe("due_datetime is read in UTC and echoed with seconds", () => {
  const wrong = "Datetime has wrong format. Use one of these formats instead: DD/MM/YYYY hh:mm.";
  it.each([
    ["31/12/2027 23:59", "31/12/2027 23:59:00"],
    ["01/01/2027 00:00:05", "01/01/2027 00:00:05"],
  ])("%s", (due_datetime, kept) => {
    expect(readInput(CreateSession, { ...LEAST, due_datetime }).details).toEqual({ due_datetime: kept });
  });
  it.each(["2027-12-31 23:59", "31/02/2027 10:00", "31/12/2027 24:00", "31/12/2027", 5])("%s is refused", (sent) => {
    expect(refusal({ due_datetime: sent })).toEqual({ due_datetime: [wrong] });
  });
});

describe("what is read", () => {
  const read = (body: Record<string, unknown>) => readInput(CreateSession, { ...LEAST, ...body });

  test("absent and empty fields are absent, unknown ones are ignored", () => {
    expect(read({ order_no: "", language: "", mode: "payment", whatever: { a: 1 }, payment_instrument: "" })).toEqual({
      type: "e_commerce",
      amount: "10",
      currency: "KWD",
      pgCodes: ["sandbox"],
      details: {},
    });
  });

  test("numbers are amounts, currency codes are written in capitals, a code twice is one code", () => {
    expect(read({ amount: 10.5, currency_code: "usd", pg_codes: ["a", "b", "a"] })).toMatchObject({
      amount: "10.5",
      currency: "USD",
      pgCodes: ["a", "b"],
    });
  });

  it.each(["one_off", "auto_debit", "save_card", "auto_pay"])("%s in type is the payment type of a request", (word) => {
    expect(read({ type: word })).toMatchObject({ type: "payment_request", paymentType: word });
  });

  test("payment_type decides where both carry a payment type", () => {
    expect(read({ type: "save_card", payment_type: "auto_debit" }).paymentType).toBe("auto_debit");
  });

  test("both date forms of an agreement are kept as ISO", () => {
    const agreement = { id: "a-1", start_date: "01/02/2027", expiry_date: "2028-02-01" };
    expect(read({ agreement }).details.agreement).toEqual({
      id: "a-1",
      start_date: "2027-02-01",
      expiry_date: "2028-02-01",
    });
  });

  test("a misspelled shopping_address is the shipping address", () => {
    expect(read({ shopping_address: SHIPPING }).details).toEqual({ shipping_address: SHIPPING });
  });

  test("recipients may be one text with commas", () => {
    expect(read({ email_recipients: "a@x.test, b@x.test" }).details.email_recipients).toEqual(["a@x.test", "b@x.test"]);
  });

  test("notifications are sets", () => {
    const notifications = { email: ["paid", "created", "paid"], sms: [] };
    expect(read({ notifications }).details.notifications).toEqual({ email: ["paid", "created"], sms: [] });
  });

  test("loyalty may be null, and font_weight has a default", () => {
    const branding_options = { payment_methods: { sandbox: { text: "Pay", color: "#0a0" } } };
    expect(read({ loyalty: null, branding_options }).details).toEqual({
      loyalty: null,
      branding_options: { payment_methods: { sandbox: { text: "Pay", color: "#0a0", font_weight: 700 } } },
    });
  });

  test("the 249 countries of ISO 3166-1 are each known once", () => {
    expect(new Set(COUNTRY_CODES).size).toBe(249);
    expect(COUNTRY_CODES).toEqual([...COUNTRY_CODES].sort());
  });
});

describe("an update", () => {
  test("may hold nothing", () => {
    expect(readInput(PatchSession, {})).toEqual({ details: {} });
    expect(readInput(PatchSession, { language: "ar-KW" })).toMatchObject({ language: "ar" });
    expect(readInput(PatchSession, { language: "en_US" })).toMatchObject({ language: "en" });
  });
  test("holds only what was sent, judged as in a creation", () => {
    expect(readInput(PatchSession, { amount: "5", extra: {} })).toEqual({ amount: "5", extra: {}, details: {} });
    expect(refusal({ amount: "x", pg_codes: [] }, PatchSession)).toEqual({
      amount: ["A valid number is required."],
      pg_codes: ["This list may not be empty."],
    });
  });
});

describe("`type` beside `payment_type`", () => {
  it.each([
    [
      { type: "one_off", payment_type: "auto_pay", amount: "0.000" },
      { amount: ["The amount must be above zero for one_off."] },
    ],
    [
      { type: "one_off", payment_type: "auto_pay", amount: 0 },
      { amount: ["The amount must be above zero for one_off."] },
    ],
    [{ type: "one_off", payment_type: "auto_pay", amount: "1" }, null],
    [{ type: "e_commerce", payment_type: "auto_pay", amount: "0" }, null],
  ])("of a subscription, %j: `one_off` has a first charge", (body, expected) => {
    expect(refusal(body)).toEqual(expected);
  });
});
