import { describe, expect, it } from "vitest";
import { systemContext } from "@/server/context";
import { testMerchant } from "@/server/testing/harness";
import { newSession, pay, receiver } from "@/server/testing/paying";
import { readEvents } from "./read-events";
import { readMailbox } from "./read-mailbox";
import { startDemoSession } from "./start-demo-session";
import { testMerchantContext } from "./test-merchant";

const AT = new Date("2026-03-01T10:00:00Z");

function mail(merchantId: string, id: string, sentAt: Date) {
  return {
    id,
    merchantId,
    to: "noor@example.com",
    subject: id,
    language: "en",
    kind: "upcoming_charge",
    html: "<p>Hi</p>",
    text: "Hi",
    sentAt,
  };
}

describe("the mailbox page", () => {
  it("shows a merchant's own mails, newest first", async () => {
    const [own, other] = await Promise.all([testMerchant(), testMerchant()]);
    const { db } = own.ctx;
    const later = new Date(AT.getTime() + 60_000);
    await db.mailMessage.createMany({
      data: [
        mail(own.id, `${own.id}-a`.slice(-40), AT),
        mail(own.id, `${own.id}-b`.slice(-40), later),
        mail(other.id, `${other.id}-c`.slice(-40), AT),
      ],
    });
    const shown = await readMailbox(own.ctx);
    expect(shown.map(({ sentAt }) => sentAt)).toEqual([later.toISOString(), AT.toISOString()]);
  });
});

describe("the events page", () => {
  it("shows a merchant's own events with their deliveries, newest first", async () => {
    const [own, other, shop] = await Promise.all([testMerchant(), testMerchant(), receiver(200)]);
    const sessions: string[] = [];
    for (const webhook of [{}, { webhook_url: shop.url }]) {
      const session = await newSession(own, webhook);
      await pay(own, session, "1");
      sessions.push(session);
    }
    await pay(other, await newSession(other), "1");
    await shop.close();
    const [newest, oldest, ...more] = await readEvents(own.ctx);
    expect(more).toEqual([]);
    expect(newest).toMatchObject({
      sessionId: sessions[1],
      kind: "payment",
      deliveries: [{ state: "delivered", lastStatus: 200 }],
    });
    expect(oldest).toMatchObject({ sessionId: sessions[0], number: 1, deliveries: [] });
  });
});

describe("the tools that need no credential", () => {
  it("belong to a seeded merchant in test mode only, and its demo is a session in the chosen language", async () => {
    const system = systemContext();
    const seeded = await testMerchant({ merchant: { seeded: true, production: false } });
    expect((await testMerchantContext(system))?.merchant.production).toBe(false);
    const demo = await startDemoSession(system, "ar");
    const row = await system.db.paymentSession.findUniqueOrThrow({ where: { id: demo?.sessionId ?? "" } });
    expect(row).toMatchObject({ language: "ar", state: "created", pgCodes: ["sandbox"] });
    await system.db.merchant.update({ where: { id: seeded.id }, data: { seeded: false } });
  });
});
