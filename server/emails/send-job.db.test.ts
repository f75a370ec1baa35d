import { afterEach, expect, test, vi } from "vitest";
import { database } from "@/server/db/client";
import { transaction } from "@/server/db/transactions/transaction";
import { mailJob, writeMail } from "@/server/domain/notifications";
import { civilDateOf } from "@/server/kernel/time";
import { storage } from "@/server/storage";
import { FILES } from "@/server/testing/files";
import { testMerchant } from "@/server/testing/harness";
import { answeringProvider, mailProvider } from "@/server/testing/mail-provider";
import { newSession } from "@/server/testing/paying";
import { mailOutlet } from "./send";
import { SendingLane } from "./sending-lane";

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
        decline: null,
        tries: 4,
      },
    }),
  );
  const scope = { merchantId: merchant.id };
  const started = Date.now();
  let at = started;
  const job = mailJob(mailOutlet(new SendingLane({ now: () => at, sleep: async () => undefined })));
  for (const minutes of [0, 0.5, 1.1, 2]) {
    at = started + minutes * 60_000;
    const now = () => new Date(at);
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

test("mails about a session and its invoice carry the session's file, and another mail does not", async () => {
  const provider = await mailProvider({ status: 200, body: { id: "x" } });
  vi.stubEnv("RESEND_API_KEY", "re_test");
  vi.stubEnv("RESEND_BASE_URL", provider.url);
  const merchant = await testMerchant();
  const { ctx } = merchant;
  const sessionId = await newSession(merchant);
  const path = `payment_transactions/attachments/${sessionId}.pdf`;
  await storage().put(path, FILES.pdf, { contentType: "application/pdf" });
  const file = { path, fileName: "عرض.pdf", contentType: "application/pdf", size: FILES.pdf.length };
  await ctx.db.attachment.create({ data: { ...file, merchantId: merchant.id, createdAt: ctx.realNow() } });
  await ctx.db.paymentSession.update({ where: { id: sessionId }, data: { attachmentPath: path } });
  const about = { amount: { amount: "10.500", currency: "KWD" }, orderNo: null, description: null, card: null };
  const shown = { ...about, referenceNumber: null, moment: null, links: null, isOpen: false };
  for (const [relatedId, kind] of [
    [sessionId, "session_paid"],
    ["another", "session_canceled"],
  ] as const)
    await transaction(ctx.db, (tx) =>
      writeMail(ctx, tx, { to: ["a@b.example"], relatedId, language: "en", cause: kind, facts: { ...shown, kind } }),
    );
  const bill = {
    kind: "invoice_issued",
    invoiceNumber: "F-1",
    amount: about.amount,
    dueDate: civilDateOf(ctx.realNow(), "UTC"),
  } as const;
  const links = { pageUrl: "http://localhost/en/invoice/1", payUrl: "http://localhost/s/1" };
  const issued = { to: ["a@b.example"], relatedId: sessionId, language: "en", cause: "issued" } as const;
  await transaction(ctx.db, (tx) => writeMail(ctx, tx, { ...issued, facts: { ...bill, ...links } }));
  const job = mailJob(mailOutlet(new SendingLane({ now: Date.now, sleep: async () => undefined })));
  for (const { id } of await job.due(ctx, { merchantId: merchant.id }, 10)) await job.run(merchant.ctx, id);
  provider.close();
  const sent = provider.asked.map(({ body }) => body as { subject: string; attachments?: unknown });
  const content = FILES.pdf.toString("base64");
  const carried = [expect.objectContaining({ filename: "عرض.pdf", content })];
  const invoice = sent.find(({ subject }) => subject.includes("F-1"));
  expect(invoice?.attachments).toEqual(carried);
  const others = sent.filter((mail) => mail !== invoice).map(({ attachments }) => attachments ?? null);
  expect(others).toHaveLength(2);
  expect(others).toEqual(expect.arrayContaining([null, carried]));
});

/** Time that passes when somebody waits, and not otherwise. */
function clock() {
  const started = Date.now();
  let now = started;
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  return { started, now: () => now, pass, sleep: async (milliseconds: number) => pass(milliseconds) };
}

test("two hundred mails of one midnight all arrive at a provider that takes two a second, from two processes", async () => {
  const time = clock();
  let window: number[] = [];
  let refused = 0;
  const provider = await answeringProvider(() => {
    window = window.filter((at) => at > time.now() - 1_000);
    if (window.length < 2) {
      window.push(time.now());
      return { status: 200, body: { id: "x" } };
    }
    refused += 1;
    const body = { statusCode: 429, name: "rate_limit_exceeded", message: "Too many requests." };
    return { status: 429, body, headers: { "retry-after": "1" } };
  });
  vi.stubEnv("RESEND_API_KEY", "re_test");
  vi.stubEnv("RESEND_BASE_URL", provider.url);
  const merchant = await testMerchant();
  const to = Array.from({ length: 200 }, (_, index) => `c${index}@example.com`);
  await transaction(database(), (tx) =>
    writeMail(merchant.ctx, tx, {
      to,
      relatedId: "sub_1",
      language: "en",
      cause: "cyc_1",
      facts: {
        kind: "final_failure",
        planName: "Gold plan",
        amount: { amount: "10.500", currency: "KWD" },
        card: null,
        pageUrl: "http://localhost:3000/en/subscription/token",
        reason: null,
        decline: null,
        tries: 4,
      },
    }),
  );
  const scope = { merchantId: merchant.id };
  const now = () => new Date(time.now());
  const processes = [1, 2].map(() => mailJob(mailOutlet(new SendingLane(time))));
  for (let left = to.length; left > 0; left = await waiting(merchant.id)) {
    let idle = true;
    for (const job of processes) {
      const [item] = await job.due({ ...merchant.ctx, realNow: now }, scope, 1);
      if (item !== undefined) await job.run(merchant.as({ now }), item.id);
      idle &&= item === undefined;
    }
    if (idle) time.pass(100);
  }
  provider.close();
  const arrived = provider.asked.map(({ body }) => (body as { to: string }).to);
  expect(new Set(arrived)).toEqual(new Set(to));
  expect(arrived).toHaveLength(to.length + refused);
  expect(await database().mailMessage.count({ where: { merchantId: merchant.id, tries: { gt: 0 } } })).toBe(0);
  expect(refused).toBeLessThan(to.length / 4);
  expect(time.now() - time.started).toBeLessThan(200_000);
}, 60_000);

function waiting(merchantId: string): Promise<number> {
  return database().mailMessage.count({ where: { merchantId, dueAt: { not: null } } });
}
