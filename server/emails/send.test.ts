import { afterEach, describe, expect, it, test, vi } from "vitest";
import { ProviderBusy } from "@/server/domain/notifications";
import { type MailAnswer, mailProvider } from "@/server/testing/mail-provider";
import { mailOutlet, retryAfterSeconds } from "./send";

const MAIL = {
  id: "eml_1",
  to: "c@example.com",
  cc: [],
  bcc: [],
  subject: "Hello",
  html: "<p>Hi</p>",
  text: "Hi",
  attachments: [],
};

afterEach(() => {
  vi.unstubAllEnvs();
});

/** A provider in place of Resend for this test. */
async function provider(answer: MailAnswer) {
  const { url, asked, close } = await mailProvider(answer);
  vi.stubEnv("RESEND_API_KEY", "re_test");
  vi.stubEnv("RESEND_BASE_URL", url);
  vi.stubEnv("MAIL_FROM", "Shop <shop@example.com>");
  return { asked, close };
}

/** What sending the mail throws. */
async function thrown(answer: MailAnswer): Promise<unknown> {
  const { close } = await provider(answer);
  const error = await mailOutlet()
    .send(MAIL)
    .catch((reason: unknown) => reason);
  close();
  return error;
}

test("a mail goes to the provider under its own id, so that a repeat is not sent twice", async () => {
  const { asked, close } = await provider({ status: 200, body: { id: "x" } });
  await mailOutlet().send(MAIL);
  close();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({
    path: "/emails",
    headers: { "idempotency-key": "eml_1", authorization: "Bearer re_test" },
    body: { from: "Shop <shop@example.com>", to: "c@example.com", subject: "Hello", html: "<p>Hi</p>", text: "Hi" },
  });
});

test("copies and files go with it", async () => {
  const { asked, close } = await provider({ status: 200, body: { id: "x" } });
  const file = { filename: "a.txt", contentType: "text/plain", content: new TextEncoder().encode("Hi") };
  await mailOutlet().send({ ...MAIL, cc: ["a@example.com"], bcc: ["b@example.com"], attachments: [file] });
  close();
  expect(asked[0]?.body).toMatchObject({
    cc: ["a@example.com"],
    bcc: ["b@example.com"],
    attachments: [{ filename: "a.txt", content_type: "text/plain", content: "SGk=" }],
  });
});

describe("an answer without success", () => {
  it("about the mail is an error with its reason", async () => {
    for (const body of [{ name: "validation_error" }, { statusCode: 422 }]) {
      const error = await thrown({ status: 422, body: { ...body, message: "The domain is not verified." } });
      expect(error).toMatchObject({ message: "The domain is not verified." });
      expect(error).not.toBeInstanceOf(ProviderBusy);
    }
  });

  const RATE = { name: "rate_limit_exceeded", message: "Too many requests" };
  const AFTER_7 = { "retry-after": "7" };
  it.each<[string, MailAnswer, number, number]>([
    ["429 with Retry-After", { status: 429, body: { ...RATE, statusCode: 429 }, headers: AFTER_7 }, 7, 7],
    ["429 that its body does not name", { status: 429, body: { message: "Slow" }, headers: AFTER_7 }, 7, 60],
    ["429 without Retry-After", { status: 429, body: RATE }, 1, 1],
    ["500", { status: 500, body: { name: "application_error", message: "Try again." } }, 5, 60],
    ["503 with Retry-After", { status: 503, body: { statusCode: 503 }, headers: { "retry-after": "90" } }, 90, 90],
    ["500 of something before the provider", { status: 500, body: {} }, 5, 60],
  ])("%s is about the provider", async (_, answer, pauseSeconds, retrySeconds) => {
    const error = await thrown(answer);
    expect(error).toBeInstanceOf(ProviderBusy);
    expect(error).toMatchObject({ pauseSeconds, retrySeconds });
  });

  it("nobody there is about the provider", async () => {
    const { close } = await provider({ status: 200, body: {} });
    close();
    await expect(mailOutlet().send(MAIL)).rejects.toBeInstanceOf(ProviderBusy);
  });
});

test("Retry-After is read as seconds or as a date, and at most an hour is waited", () => {
  const now = Date.parse("2026-03-01T10:00:00Z");
  expect(retryAfterSeconds("30", now)).toBe(30);
  expect(retryAfterSeconds("Sun, 01 Mar 2026 10:01:30 GMT", now)).toBe(90);
  expect(retryAfterSeconds("86400", now)).toBe(3_600);
  for (const useless of [undefined, "0", "soon", "-5", "Sun, 01 Mar 2026 09:00:00 GMT"])
    expect(retryAfterSeconds(useless, now)).toBeNull();
});

test("without a provider nothing leaves, and nothing waits", async () => {
  vi.stubEnv("RESEND_API_KEY", "");
  const outlet = mailOutlet();
  for (let round = 0; round < 50; round += 1) await expect(outlet.send(MAIL)).resolves.toBeUndefined();
  expect(outlet.closedUntil()).toBeNull();
});
