import { expect, it, test } from "vitest";
import { readJson } from "@/server/kernel/exact-json";
import { UploadedFile } from "@/server/kernel/uploaded-file";
import { maskedBody } from "./mask";
import { maskedAnswer } from "./mask-answer";

it.each([
  [{ amount: "10.500", order_no: "10482" }, '{"amount":"10.500","order_no":"10482"}'],
  [{ card_number: "4111111111111111", cvv: "123" }, '{"card_number":"[masked]","cvv":"[masked]"}'],
  [{ note: "card 4111 1111 1111 1111, thanks" }, '{"note":"card [masked], thanks"}'],
  [{ note: 4111111111111111 }, '{"note":"[masked]"}'],
  [{ deep: [{ token: { a: 1 } }] }, '{"deep":[{"token":"[masked]"}]}'],
  [{ customer_email: "a@b.example", customer_id: "c-1" }, '{"customer_email":"[masked]","customer_id":"c-1"}'],
  [{ customer_phone: null }, '{"customer_phone":null}'],
  [{ webhook_url: "https://shop.example/hook?key=s3cret#x" }, '{"webhook_url":"https://shop.example/hook"}'],
  [{ private_key: "sk_1", key_id: "k" }, '{"private_key":"[masked]","key_id":"k"}'],
  [
    { headers: { "X-Shop": "s3cret-value" }, basic: { username: "shop", password: "p" }, header_names: ["X-Shop"] },
    '{"headers":"[masked]","basic":"[masked]","header_names":["X-Shop"]}',
  ],
  [{ webhook_url: "https://user:p@ss@shop.example/hook" }, '{"webhook_url":"https://***@shop.example/hook"}'],
  [{ webhook_url: " HTTPS://user:pass@shop.example" }, '{"webhook_url":" HTTPS://***@shop.example"}'],
  [{ page_url: "https://pay.example/en/subscription/abc" }, '{"page_url":"[masked]"}'],
  [
    { invoice_url: "https://pay.example/en/invoice/abc", checkout_url: "https://pay.example/s/abc", note: "n" },
    '{"invoice_url":"[masked]","checkout_url":"[masked]","note":"n"}',
  ],
  [{ invoice_pdf_url: "https://pay.example/en/invoice/abc/pdf" }, '{"invoice_pdf_url":"[masked]"}'],
  [{ redirect_url: "https://shop.example/thanks" }, '{"redirect_url":"https://shop.example/thanks"}'],
  [{ disclosure_url_error: "Answered 500." }, '{"disclosure_url_error":"Answered 500."}'],
  [
    { url: "https://pay.example/en/subscription/c3ViXzE6MQ.R4b2h5Zq3mJmU1o9YyqSg0Xb/pdf" },
    '{"url":"https://pay.example/en/subscription/[masked]/pdf"}',
  ],
  [
    { session_id: "4111111111111111aaaaaaaaaaaaaaaaaaaaaaaa" },
    '{"session_id":"4111111111111111aaaaaaaaaaaaaaaaaaaaaaaa"}',
  ],
  [{ file: new UploadedFile("a.pdf", new Uint8Array(3)) }, '{"file":"[file, 3 bytes]"}'],
  [{}, null],
  [undefined, null],
])("%j is kept as %s", (body, kept) => {
  expect(maskedBody(body)).toBe(kept);
});

const WIDE_AT = "\uff20";
test.each([
  ...[
    "my secret",
    'my"secret',
    "my\u00a0secret",
    "my\u3000secret",
    "my\tsecret",
    "my\nsecret",
    "my@sec@ret",
    "my\\secret",
  ],
  ...["my/secret", "my?secret", "my#secret", "my%20secret", "x".repeat(9_000)],
])("no part of the password %j is kept, nor a later query", (password) => {
  for (const start of ["http://", "HTTP://", " http:/", "http:", "http:\\\\", "http:///", ""])
    for (const at of ["@", WIDE_AT, "%40"])
      for (const body of [
        { webhook_url: "" },
        { url: "" },
        { webhookUrl: "" },
        { redirect_url: "" },
        { allowed_origins: "" },
      ])
        for (const made of [(text: string) => text, (text: string) => [text], (text: string) => ({ a: [text] })]) {
          const [name = ""] = Object.keys(body);
          const kept = maskedBody({ [name]: made(`${start}usr:${password}${at}h.example/x?key=k3y`) });
          expect(kept).toContain(`${start.replaceAll("\\", "\\\\")}***@h.example/x"`);
          expect(kept).not.toMatch(/usr|my|secret|k3y|xxx/);
        }
  expect(maskedBody({ hook: `http://usr:${password}@h.example/x?key=k3y` })).toBe('{"hook":"http://***@h.example/x"}');
});

test("an address of a megabyte of slashes or letters is masked at once", () => {
  for (const part of ["/", "\\", "a", "@", "a.", "?", "//"])
    expect(maskedBody({ webhook_url: `http:${part.repeat(500_000)}` })?.length).toBeLessThan(9_000);
});

test("an address without a credential keeps its path; other texts keep their words", () => {
  expect(maskedBody({ webhook_url: "https://shop.example/my hook?key=s3cret" })).toBe(
    '{"webhook_url":"https://shop.example/my hook"}',
  );
  expect(maskedBody({ redirect_url: "shop-app://paid?key=s3cret" })).toBe('{"redirect_url":"shop-app://paid"}');
  expect(maskedBody({ note: "Is it @ the shop? #1" })).toBe('{"note":"Is it @ the shop? #1"}');
});

test("of a large body only what is stored is read", () => {
  let reads = 0;
  const item = {
    get name() {
      reads += 1;
      return "n";
    },
  };
  const stored = maskedBody({ many: Array(100_000).fill(item) });
  expect(stored?.slice(0, 40)).toBe('{"many":[{"name":"n"},{"name":"n"},{"nam');
  expect(stored).toHaveLength(4_001);
  expect(reads).toBeLessThan(4_001);
});

test("numbers keep their digits, and a long body is cut", () => {
  expect(maskedBody(readJson('{"amount": 1.50}'))).toBe('{"amount":1.50}');
  const kept = maskedBody({ text: "x".repeat(9_000) });
  expect(kept).toHaveLength(4_001);
  expect(kept?.endsWith("…")).toBe(true);
});

test("what is nested too deep is masked", () => {
  let nested: unknown = "deep";
  for (let level = 0; level < 30; level += 1) nested = { inner: nested };
  expect(maskedBody(nested)).toContain('"[masked]"');
});

test.each([
  ['{"error":"no","password":"x\\"y","id":7}', '{"error":"no","password":"[masked]","id":7}'],
  ['{"note":"ok","token":"cut off in the midd', '{"note":"ok","token":"[masked]"'],
  ["<p>4111 1111 1111 1111</p>", "<p>[masked]</p>"],
])("an answer keeps its form: %s", (text, masked) => {
  expect(maskedAnswer(text)).toBe(masked);
});

test.each([
  ['{"otp":123456,"cvv":123,"id":7}', '{"otp":"[masked]","cvv":"[masked]","id":7}'],
  ['{"tokens":["a","b"],"id":7}', '{"tokens":"[masked]","id":7}'],
  ['{"headers":{"X-Shop":"other"},"id":7}', '{"headers":"[masked]","id":7}'],
  [
    '{"id":7,"otp":123456,"cvv":[1,{"a":"]"}],"headers":{"X-Shop":"oth',
    '{"id":7,"otp":"[masked]","cvv":"[masked]","headers":"[masked]"',
  ],
  ["id=7&otp=123456&card%5Bcvv%5D=123&x=1", "id=7&otp=[masked]&card%5Bcvv%5D=[masked]&x=1"],
  ["Order: 7\r\nAuthorization: Bearer abc\r\nNote: n", "Order: 7\r\nAuthorization: [masked]\r\nNote: n"],
  [
    '<input name="otp" value="123456"><cvv>123</cvv><b>n</b>',
    '<input name="otp" value="[masked]"><cvv>[masked]</cvv><b>n</b>',
  ],
  ["ok", "ok"],
  ["{}", "{}"],
])("an answer of any form keeps no secret: %s", (text, masked) => {
  expect(maskedAnswer(text)).toBe(masked);
  expect(maskedAnswer(masked)).toBe(masked);
});

test("the values of the request's headers are masked, and digits where the answer was cut", () => {
  const sent = ["s3cret", "Basic c2hvcDpw", "c2hvcDpw", "on"];
  expect(maskedAnswer('{"X-Shop":"s3cret","auth":"c2hvcDpw","state":"on"}', sent)).toBe(
    '{"X-Shop":"[masked]","auth":"[masked]","state":"on"}',
  );
  expect(maskedAnswer(`<p>${"x".repeat(4_080)} 4111 1111 1`).slice(-12)).toBe("xxx [masked]");
  expect(maskedAnswer("Order 4111")).toBe("Order 4111");
});
