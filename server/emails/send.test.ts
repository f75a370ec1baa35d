import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { sendMail } from "./send";

const MAIL = { id: "eml_1", to: "c@example.com", subject: "Hello", html: "<p>Hi</p>", text: "Hi" };

afterEach(() => {
  vi.unstubAllEnvs();
});

/** A mail provider that answers as told, and what it was asked. */
async function provider(status: number, answer: object) {
  const asked: { path: string | undefined; headers: IncomingHttpHeaders; body: unknown }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      asked.push({ path: request.url, headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) });
      response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  vi.stubEnv("RESEND_API_KEY", "re_test");
  vi.stubEnv("RESEND_BASE_URL", `http://127.0.0.1:${port}`);
  vi.stubEnv("MAIL_FROM", "Shop <shop@example.com>");
  return { asked, close: () => server.close() };
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
