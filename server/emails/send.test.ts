import { afterEach, expect, test, vi } from "vitest";
import { mailProvider } from "@/server/testing/mail-provider";
import { sendMail } from "./send";

const MAIL = { id: "eml_1", to: "c@example.com", subject: "Hello", html: "<p>Hi</p>", text: "Hi" };

afterEach(() => {
  vi.unstubAllEnvs();
});

/** A provider in place of Resend for this test. */
async function provider(status: number, body: object) {
  const { url, asked, close } = await mailProvider({ status, body });
  vi.stubEnv("RESEND_API_KEY", "re_test");
  vi.stubEnv("RESEND_BASE_URL", url);
  vi.stubEnv("MAIL_FROM", "Shop <shop@example.com>");
  return { asked, close };
}

test("a mail goes to the provider under its own id, so that a repeat is not sent twice", async () => {
  const { asked, close } = await provider(200, { id: "x" });
  await sendMail(MAIL);
  close();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({
    path: "/emails",
    headers: { "idempotency-key": "eml_1", authorization: "Bearer re_test" },
    body: { from: "Shop <shop@example.com>", to: "c@example.com", subject: "Hello", html: "<p>Hi</p>", text: "Hi" },
  });
});

test("what the provider refuses is an error with its reason", async () => {
  const { close } = await provider(422, { name: "validation_error", message: "The domain is not verified." });
  await expect(sendMail(MAIL)).rejects.toThrow("The domain is not verified.");
  close();
});

test("without a provider nothing leaves", async () => {
  vi.stubEnv("RESEND_API_KEY", "");
  await expect(sendMail(MAIL)).resolves.toBeUndefined();
});
