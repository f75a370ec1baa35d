import { afterEach, expect, test, vi } from "vitest";
import { database } from "@/server/db/client";
import { transaction } from "@/server/db/transaction";
import { mailJob, writeMail } from "@/server/domain/notifications";
import { testMerchant } from "@/server/testing/harness";
import { mailProvider } from "@/server/testing/mail-provider";
import { sendMail } from "./send";

afterEach(() => {
  vi.unstubAllEnvs();
});

test("a customer's mail reaches the provider in Arabic, and once it was refused again with the same key after a minute", async () => {
  const busy = { status: 500, body: { name: "application_error", message: "Try again." } };
  const provider = await mailProvider(busy, { status: 200, body: { id: "x" } });
  vi.stubEnv("RESEND_API_KEY", "re_test");
  vi.stubEnv("RESEND_BASE_URL", provider.url);
  const merchant = await testMerchant();
  await transaction(database(), (tx) =>
    writeMail(merchant.ctx, tx, {
      to: ["noor@example.com"],
      relatedId: "sub_1",
      language: "ar",
      cause: "cyc_1 1",
      facts: {
        kind: "final_failure",
        planName: "الباقة الذهبية",
        amount: { amount: "10.500", currency: "KWD" },
        card: "Visa •••• 1111",
        pageUrl: "http://localhost:3000/ar/subscription/token",
        reason: "card expired",
        tries: 4,
      },
    }),
  );
  const job = mailJob(sendMail);
  const scope = { merchantId: merchant.id };
  const started = Date.now();
  for (const minutes of [0, 0.5, 1.1, 2]) {
    const now = () => new Date(started + minutes * 60_000);
    const due = await job.due({ ...merchant.ctx, realNow: now }, scope, 10);
    for (const { id } of due) await job.run(merchant.as({ now }), id);
  }
  provider.close();
  const { id } = await database().mailMessage.findFirstOrThrow({ where: { merchantId: merchant.id } });
  expect(provider.asked.map(({ headers }) => headers["idempotency-key"])).toEqual([id, id]);
  expect(provider.asked[1]?.body).toMatchObject({
    to: "noor@example.com",
    subject: "الباقة الذهبية: مبلغ 10.500 د.ك مستحق الدفع",
    html: expect.stringContaining('<html lang="ar" dir="rtl">'),
    text: expect.stringContaining("http://localhost:3000/ar/subscription/token"),
  });
});
