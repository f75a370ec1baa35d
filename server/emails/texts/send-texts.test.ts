import { afterEach, describe, expect, it, test, vi } from "vitest";
import { MessageRefused, ProviderBusy } from "@/server/domain/notifications";
import type { MailAnswer } from "@/server/testing/mail-provider";
import { textProvider } from "@/server/testing/text-provider";
import { hasProvider } from "../has-provider";
import { smsOutlet } from "./send-sms";
import { whatsappOutlet } from "./send-whatsapp";

const TEXT = { id: "txt_1", to: "+965 1234 5678", text: "Shop has received KWD 10.500.", language: "en" };
const CREATED: MailAnswer = { status: 201, body: { sid: "SM1", status: "queued" } };

const OUTLETS = { sms: smsOutlet, whatsapp: whatsappOutlet };

afterEach(() => {
  vi.unstubAllEnvs();
});

/** A provider in place of Twilio and of Meta for this test. */
async function provider(...answers: readonly MailAnswer[]) {
  const { url, asked, close } = await textProvider(...answers);
  vi.stubEnv("TWILIO_ACCOUNT_SID", "AC1");
  vi.stubEnv("TWILIO_AUTH_TOKEN", "secret");
  vi.stubEnv("SMS_FROM", "+15005550006");
  vi.stubEnv("TWILIO_BASE_URL", url);
  vi.stubEnv("WHATSAPP_TOKEN", "EAA");
  vi.stubEnv("WHATSAPP_PHONE_NUMBER_ID", "106540352242922");
  vi.stubEnv("WHATSAPP_BASE_URL", url);
  return { asked, close };
}

test("an SMS goes to Twilio as a form, under the account's name and token", async () => {
  const { asked, close } = await provider(CREATED);
  await smsOutlet().send(TEXT);
  close();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({
    path: "/2010-04-01/Accounts/AC1/Messages.json",
    headers: {
      authorization: `Basic ${Buffer.from("AC1:secret").toString("base64")}`,
      "content-type": "application/x-www-form-urlencoded;charset=UTF-8",
    },
  });
  expect(Object.fromEntries(new URLSearchParams(asked[0]?.body))).toEqual({
    To: "+96512345678",
    From: "+15005550006",
    Body: TEXT.text,
  });
});

test("a messaging service may stand for the sender, and Arabic arrives as it is", async () => {
  const { asked, close } = await provider(CREATED);
  vi.stubEnv("SMS_FROM", "MG9752274e9e519418a7406176694466fa");
  await smsOutlet().send({ ...TEXT, text: "وصل 10.500 د.ك", language: "ar" });
  close();
  const sent = Object.fromEntries(new URLSearchParams(asked[0]?.body));
  expect(sent).toMatchObject({ MessagingServiceSid: "MG9752274e9e519418a7406176694466fa", Body: "وصل 10.500 د.ك" });
  expect(sent).not.toHaveProperty("From");
});

test("a WhatsApp message goes to the Cloud API, by an approved template if one is named", async () => {
  const { asked, close } = await provider({ status: 200, body: { messages: [{ id: "wamid.1" }] } });
  await whatsappOutlet().send(TEXT);
  vi.stubEnv("WHATSAPP_TEMPLATE", "payment_update");
  await whatsappOutlet().send({ ...TEXT, text: "One\n\ntwo", language: "ar" });
  close();
  expect(asked[0]).toMatchObject({
    path: "/106540352242922/messages",
    headers: { authorization: "Bearer EAA", "content-type": "application/json" },
  });
  expect(JSON.parse(asked[0]?.body ?? "")).toEqual({
    messaging_product: "whatsapp",
    recipient_type: "individual",
    to: "+96512345678",
    biz_opaque_callback_data: "txt_1",
    type: "text",
    text: { body: TEXT.text, preview_url: false },
  });
  expect(JSON.parse(asked[1]?.body ?? "")).toMatchObject({
    type: "template",
    template: {
      name: "payment_update",
      language: { code: "ar" },
      components: [{ type: "body", parameters: [{ type: "text", text: "One two" }] }],
    },
  });
});

/** What sending the text throws. */
async function thrown(channel: keyof typeof OUTLETS, answer: MailAnswer): Promise<unknown> {
  const { close } = await provider(answer);
  const error = await OUTLETS[channel]()
    .send(TEXT)
    .catch((reason: unknown) => reason);
  close();
  return error;
}

const twilio = (status: number, code: number, headers = {}): MailAnswer => ({
  status,
  body: { code, message: "Why not", more_info: "https://www.twilio.com/docs/errors", status },
  headers,
});
const meta = (status: number, code: number, headers = {}): MailAnswer => ({
  status,
  body: { error: { message: "Why not", type: "OAuthException", code, fbtrace_id: "x" } },
  headers,
});

describe("an answer without success", () => {
  it.each<[string, keyof typeof OUTLETS, MailAnswer, number, number]>([
    ["429 with Retry-After", "sms", twilio(429, 20429, { "retry-after": "7" }), 7, 7],
    ["429 without", "sms", twilio(429, 20429), 1, 1],
    ["500", "sms", twilio(500, 20500), 5, 60],
    ["503 with Retry-After", "sms", { status: 503, body: {}, headers: { "retry-after": "90" } }, 90, 90],
    ["a rate in the words of the Cloud API", "whatsapp", meta(400, 130429), 1, 1],
    ["429", "whatsapp", meta(429, 4, { "retry-after": "30" }), 30, 30],
    ["trouble in the words of the Cloud API", "whatsapp", meta(400, 131000), 5, 60],
    ["502 of something before it", "whatsapp", { status: 502, body: {} }, 5, 60],
  ])("%s is about the provider: %s", async (_, channel, answer, pauseSeconds, retrySeconds) => {
    const error = await thrown(channel, answer);
    expect(error).toBeInstanceOf(ProviderBusy);
    expect(error).toMatchObject({ pauseSeconds, retrySeconds });
  });

  it.each<[string, keyof typeof OUTLETS, MailAnswer]>([
    ["no mobile number", "sms", twilio(400, 21614)],
    ["unsubscribed", "sms", twilio(400, 21610)],
    ["undeliverable", "whatsapp", meta(400, 131026)],
  ])("%s is final", async (_, channel, answer) => {
    const error = await thrown(channel, answer);
    expect(error).toBeInstanceOf(MessageRefused);
    expect(String(error)).toContain("Why not");
  });

  it.each<[string, keyof typeof OUTLETS, MailAnswer]>([
    ["a wrong token", "sms", twilio(401, 20003)],
    ["a token that has expired", "whatsapp", meta(401, 190)],
    ["a template that is not approved yet", "whatsapp", meta(400, 132001)],
  ])("%s may be mended, and the text is tried again", async (_, channel, answer) => {
    const error = await thrown(channel, answer);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(ProviderBusy);
    expect(error).not.toBeInstanceOf(MessageRefused);
  });

  it.each(["sms", "whatsapp"] as const)("nobody there is about the provider: %s", async (channel) => {
    const { close } = await provider(CREATED);
    close();
    await expect(OUTLETS[channel]().send(TEXT)).rejects.toBeInstanceOf(ProviderBusy);
  });

  it.each(["sms", "whatsapp"] as const)("a number without its country is never dialled: %s", async (channel) => {
    const { asked, close } = await provider(CREATED);
    await expect(OUTLETS[channel]().send({ ...TEXT, to: "12345678" })).rejects.toBeInstanceOf(MessageRefused);
    close();
    expect(asked).toEqual([]);
  });
});

test("without a provider nothing leaves, and nothing waits", async () => {
  for (const channel of ["sms", "whatsapp"] as const) {
    expect(hasProvider(channel)).toBe(false);
    await expect(OUTLETS[channel]().send(TEXT)).resolves.toBeUndefined();
    expect(OUTLETS[channel]().closedUntil()).toBeNull();
  }
  const { close } = await provider(CREATED);
  close();
  expect([hasProvider("sms"), hasProvider("whatsapp"), hasProvider("email")]).toEqual([true, true, false]);
});
