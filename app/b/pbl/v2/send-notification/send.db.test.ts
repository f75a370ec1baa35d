import { describe, expect, it, test } from "vitest";
import { callRoute } from "@/server/testing/call-route";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import * as byChannel from "../notifications/send/[channel]/route";
import * as notification from "./route";

const PAID = { template_id: "paid", context: { amount: "10.5", currency_code: "KWD", order_no: 10482 } };
const MAIL = { channel: "email", to: "noor@example.com", ...PAID };
const PDF = Buffer.from("%PDF-1.7 content").toString("base64");
const FILE = { content: PDF, filename: "invoice.pdf", content_type: "application/pdf" };
/** Mail addresses of RFC 5321 and RFC 6531, and texts that are none. */
const ADDRESSES = [
  "o'neil+tag!#$%&*/=?^_`{|}~-@sub.example.com",
  '"a b@c"@example.com',
  "منى@مثال.إختبار",
  "用户@例子.广告",
  "a@bücher.example",
  `${"l".repeat(64)}@${"d".repeat(63)}.${"d".repeat(63)}.${"d".repeat(57)}.de`,
];
const NO_ADDRESSES = [
  "nobody",
  "a@b",
  "a..b@c.de",
  "a@b@c.de",
  "Noor <noor@example.com>",
  "a@b.de, c@d.de",
  "a\u200fb@c.de",
  "a@b.de\r\nBcc: c@d.de",
  "a@[127.0.0.1]",
  `${"l".repeat(65)}@b.de`,
  `a@${"d".repeat(63)}.${"d".repeat(63)}.${"d".repeat(63)}.${"d".repeat(63)}.de`,
];
const REQUIRED = ["This field is required."];

function send(merchant: TestMerchant, body: unknown) {
  return callRoute(notification, { method: "POST", key: merchant.privateKey, body });
}

function sentBy(merchant: TestMerchant) {
  return merchant.ctx.db.mailMessage.findMany({ where: { merchantId: merchant.id }, include: { attachments: true } });
}

describe("200", () => {
  const sent = { status: 200, body: { message: "Notification sent.", result: "success" } };

  it.each([
    ["ar-KW", "ar"],
    ["en_US", "en"],
  ])("in the language of %s", async (language, taken) => {
    const merchant = await testMerchant();
    expect(await send(merchant, { ...MAIL, language })).toMatchObject(sent);
    expect((await sentBy(merchant)).map((mail) => mail.language)).toEqual([taken]);
  });

  it("a mail with everything it may have", async () => {
    const merchant = await testMerchant();
    const body = {
      ...MAIL,
      language: "ar",
      cc: ["a@shop.example"],
      bcc: ["b@shop.example"],
      subject: "Your order",
      attachments: [{ ...FILE, size: 16 }],
      trace_id: "trace-1",
      tags: ["orders"],
    };
    expect(await send(merchant, body)).toMatchObject(sent);
    const [mail, ...others] = await sentBy(merchant);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      channel: "email",
      to: "noor@example.com",
      kind: "session_paid",
      language: "ar",
      cc: ["a@shop.example"],
      bcc: ["b@shop.example"],
      subject: "Your order",
      text: expect.stringContaining("10.500 د.ك"),
      traceId: "trace-1",
      tags: ["orders"],
      attachments: [{ number: 1, filename: "invoice.pdf", contentType: "application/pdf" }],
    });
    expect(Buffer.from(mail?.attachments[0]?.content ?? []).toString()).toBe("%PDF-1.7 content");
  });

  it("an SMS, to the number in its international form", async () => {
    const merchant = await testMerchant();
    expect(await send(merchant, { ...MAIL, channel: "sms", to: "00965 1234 5678" })).toMatchObject(sent);
    expect(await sentBy(merchant)).toMatchObject([
      {
        channel: "sms",
        to: "+96512345678",
        subject: "",
        text: "Test Merchant has received KWD 10.500 for order 10482.",
      },
    ]);
  });

  it("a WhatsApp message, with its channel in the path", async () => {
    const merchant = await testMerchant();
    const body = { ...PAID, to: "+96512345678", unit_config: 12 };
    const params = { channel: "whatsapp" };
    const reply = await callRoute(byChannel, { method: "POST", key: merchant.privateKey, params, body });
    expect(reply).toMatchObject(sent);
    expect(await sentBy(merchant)).toMatchObject([{ channel: "whatsapp", unitConfig: "12" }]);
  });

  it("the merchant's own text by the plain template, from a form", async () => {
    const merchant = await testMerchant();
    const body = new URLSearchParams({
      channel: "email",
      to: "noor@example.com",
      template_id: "plain",
      subject: "Order {{order}}",
      body: "Dear Noor,\n\norder {{order}} is <b>ready</b>.",
      "context.order": "7",
      tags: "a",
    });
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    const reply = await callRoute(notification, { method: "POST", key: merchant.privateKey, headers, body });
    expect(reply).toMatchObject(sent);
    const [mail] = await sentBy(merchant);
    expect(mail).toMatchObject({ kind: "plain", subject: "Order 7", tags: ["a"] });
    expect(mail?.html).toContain("order 7 is &lt;b&gt;ready&lt;/b&gt;.");
  });

  it.each(ADDRESSES)("a mail to %s, with copies", async (address) => {
    const merchant = await testMerchant();
    expect(await send(merchant, { ...MAIL, to: address, cc: [address], bcc: [address] })).toMatchObject(sent);
    expect(await sentBy(merchant)).toMatchObject([{ to: address, cc: [address], bcc: [address] }]);
  });

  it("recipients between direction marks, as keyboards insert them", async () => {
    const merchant = await testMerchant();
    const marked = "\u200f noor@example.com\u200e";
    expect(await send(merchant, { ...MAIL, to: marked, cc: [marked], bcc: [marked] })).toMatchObject(sent);
    const number = "\u202a+٩٦٥ \u200e1234 5678\u202c";
    expect(await send(merchant, { ...MAIL, channel: "sms", to: number })).toMatchObject(sent);
    const plain = "noor@example.com";
    const written = (await sentBy(merchant)).map(({ to, cc, bcc }) => [to, ...cc, ...bcc].join(" "));
    expect(written.sort()).toEqual(["+96512345678", `${plain} ${plain} ${plain}`]);
  });

  it("the request's own text if the template cannot be filled", async () => {
    const merchant = await testMerchant();
    const body = { ...MAIL, channel: "sms", to: "+96512345678", context: {}, body: "Your order is paid." };
    expect(await send(merchant, body)).toMatchObject(sent);
    expect(await sentBy(merchant)).toMatchObject([{ kind: "plain", text: "Your order is paid." }]);
  });
});

describe("400, and nothing is stored", () => {
  const failed = (detail: string) => ({ detail, result: "failed" });
  it.each<[string, object, object]>([
    ["an unknown template", { template_id: "welcome", body: "Hello" }, failed("Template not found.")],
    [
      "nothing",
      { channel: undefined, to: undefined, template_id: undefined },
      { channel: REQUIRED, to: REQUIRED, template_id: REQUIRED },
    ],
    ["an unknown channel", { channel: "fax" }, { channel: ['"fax" is not a valid choice.'] }],
    ["no address", { to: "+96512345678" }, { to: ["Enter a valid email address."] }],
    [
      "no international number",
      { channel: "sms", to: "12345678" },
      { to: ["Enter a valid phone number that begins with + and the code of its country."] },
    ],
    ["no account", { channel: "whatsapp", to: "+96512345678" }, { unit_config: REQUIRED }],
    [
      "copies of a text",
      { channel: "sms", to: "+96512345678", cc: ["a@shop.example"], attachments: [FILE] },
      {
        cc: ["Only emails can have copies and attachments."],
        attachments: ["Only emails can have copies and attachments."],
      },
    ],
    ["a copy to no address", { cc: ["nobody"] }, { cc: { 0: ["Enter a valid email address."] } }],
    ["a language by its name", { language: "arabic" }, { language: ['"arabic" is not a valid choice.'] }],
    ["a language", { language: "fr" }, { language: ['"fr" is not a valid choice.'] }],
    ["a long trace", { trace_id: "x".repeat(61) }, { trace_id: ["Ensure this field has no more than 60 characters."] }],
    ["what the template lacks", { context: { amount: "1" } }, { context: { currency_code: REQUIRED } }],
    ["a context", { context: "x" }, { context: ['Expected a dictionary of items but got type "str".'] }],
    [
      "content and address",
      { attachments: [{ ...FILE, url: "https://shop.example/a.pdf" }] },
      { attachments: { 0: { content: ["Send either content or url."] } } },
    ],
    [
      "no base64",
      { attachments: [{ ...FILE, content: "%PDF" }] },
      { attachments: { 0: { content: ["Enter valid base64 text."] } } },
    ],
    [
      "a file that is not what it says",
      { attachments: [FILE, { ...FILE, content: "TVqQ" }] },
      { attachments: { 1: { filename: ["The content of the file is not that of a pdf file."] } } },
    ],
    [
      "a file in a private network",
      { attachments: [{ ...FILE, content: undefined, url: "http://127.0.0.1:9/a.pdf" }] },
      { attachments: { 0: { url: ["The file could not be fetched."] } } },
    ],
  ])("%s", async (_, change, body) => {
    const merchant = await testMerchant();
    expect(await send(merchant, { ...MAIL, ...change })).toMatchObject({ status: 400, body });
    expect(await sentBy(merchant)).toEqual([]);
  });

  it.each([
    "http://127.0.0.1:9/a.pdf",
    "http://10.0.0.1/a.pdf",
    "http://169.254.169.254/latest/meta-data/",
    "http://[::1]/a.pdf",
    "http://[::ffff:127.0.0.1]/a.pdf",
    "http://0.0.0.0/a.pdf",
    "http://2130706433/a.pdf",
    "http://localhost/a.pdf",
  ])("a file at %s, which is no public address", async (url) => {
    const merchant = await testMerchant();
    const refused = await send(merchant, { ...MAIL, attachments: [{ ...FILE, content: undefined, url }] });
    const errors = { attachments: { 0: { url: ["The file could not be fetched."] } } };
    expect([refused.status, refused.body]).toEqual([400, errors]);
    expect(await sentBy(merchant)).toEqual([]);
  });

  it.each([
    "ftp://shop.example/a.pdf",
    "file:///etc/passwd",
    "data:application/pdf;base64,JVBERi0=",
    "javascript:alert(1)",
    "//shop.example/a.pdf",
    "/a.pdf",
    "https:///a.pdf",
    "https://user:pass@shop.example/a.pdf",
    "https://shop.example\\@127.0.0.1/a.pdf",
    "https://shop.example/a b.pdf",
    "https://shop.example:99999/a.pdf",
    `https://shop.example/${"a".repeat(2000)}`,
    7,
  ])("a file at %j, which is no address", async (url) => {
    const merchant = await testMerchant();
    const attachments = [{ ...FILE, content: undefined, url }];
    const refused = await send(merchant, { ...MAIL, attachments });
    expect([refused.status, refused.body]).toEqual([400, { attachments: { 0: { url: [expect.any(String)] } } }]);
    expect(await sentBy(merchant)).toEqual([]);
  });

  it.each(NO_ADDRESSES)("an address that is none: %j", async (address) => {
    const merchant = await testMerchant();
    for (const [change, body] of [
      [{ to: address }, { to: [expect.any(String)] }],
      [{ cc: ["a@b.de", address] }, { cc: { 1: [expect.any(String)] } }],
      [{ bcc: [address] }, { bcc: { 0: [expect.any(String)] } }],
    ]) {
      const refused = await send(merchant, { ...MAIL, ...change });
      expect([refused.status, refused.body]).toEqual([400, body]);
    }
    expect(await sentBy(merchant)).toEqual([]);
  });

  it("a channel that leads nowhere", async () => {
    const merchant = await testMerchant({ merchant: { production: true } });
    const refused = await send(merchant, MAIL);
    expect(refused).toMatchObject({ status: 400, body: failed("The channel is not configured.") });
  });

  it("more bytes than a mail may carry", async () => {
    const merchant = await testMerchant();
    const content = Buffer.concat([Buffer.from("%PDF-1.7"), Buffer.alloc(1_400_000)]).toString("base64");
    const refused = await send(merchant, {
      ...MAIL,
      attachments: [
        { ...FILE, content },
        { ...FILE, content },
      ],
    });
    expect(refused.body).toEqual({ attachments: ["Ensure that all files together are no larger than 2.5 MB."] });
  });
});

test("401 with the public key, 404 for a channel that there is not, 413 for a body without end", async () => {
  const merchant = await testMerchant();
  expect((await callRoute(notification, { method: "POST", key: merchant.publicKey, body: MAIL })).status).toBe(401);
  const asked = { method: "POST", key: merchant.privateKey } as const;
  expect(
    (await callRoute(byChannel, { ...asked, params: { channel: "fax" }, body: { to: "x", ...PAID } })).status,
  ).toBe(404);
  const attachments = [{ ...FILE, content: "A".repeat(4_200_000) }];
  expect((await send(merchant, { ...MAIL, attachments })).status).toBe(413);
});
