import { describe, expect, it } from "vitest";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { messagesOf } from "@/server/testing/messages";
import { operate, paidSession } from "@/server/testing/operating";
import { newSession, pay } from "@/server/testing/paying";
import { mailReceipt, readCheckout } from "../index";

const HOUR = 3_600_000;

function ask(
  merchant: TestMerchant,
  sessionId: string,
  { address = null, hours = 0 }: { address?: string | null; hours?: number } = {},
) {
  const realNow = () => new Date(Date.now() + hours * HOUR);
  return mailReceipt({ ...merchant.ctx, realNow }, { sessionId, language: "en", address });
}

async function paid(merchant: TestMerchant, wire: Record<string, unknown> = {}): Promise<string> {
  const id = await newSession(merchant, wire);
  await pay(merchant, id, "1");
  return id;
}

async function offered(merchant: TestMerchant, id: string) {
  return (await readCheckout(merchant.ctx, id, { opening: false }))?.receiptMail;
}

describe("a receipt", () => {
  it("goes to the session's address, whatever is typed, and tells what happened since", async () => {
    const merchant = await testMerchant();
    const id = await paid(merchant, { customer_email: "noor@example.com", order_no: "10482" });
    await operate(merchant.ctx, { operation: "refund", session_id: id, amount: "1.250" });
    expect(await offered(merchant, id)).toEqual({ maskedAddress: "n•••@example.com" });
    expect(await ask(merchant, id, { address: "other@example.com" })).toEqual({ kind: "sent" });
    const [mail, ...others] = await messagesOf(merchant, id);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      kind: "receipt",
      to: "noor@example.com",
      cc: [],
      subject: "Your receipt from Test Merchant: KWD 10.500",
    });
    for (const part of ["Order: 10482", "Refunded: KWD 1.250", "•••• 1111", `/en/checkout/${id}`])
      expect(mail?.text).toContain(part);
  });

  it.each([
    [{ operation: "void" }, "KWD 11.000", "The whole amount was released. Nothing was charged."],
    [{ operation: "capture", amount: "4.000" }, "KWD 4.000", "has collected a part of the amount."],
  ])("of a reservation after %j says where the money is now", async (operation, figure, said) => {
    const hold = { code: "hold", operation: "authorize", operations: ["capture", "void"], feeFixed: "0.500" };
    const merchant = await testMerchant({ gateways: [hold] });
    const id = await paidSession(merchant, "hold", { customer_email: "noor@example.com" });
    await operate(merchant.ctx, { ...operation, session_id: id });
    await ask(merchant, id);
    const mail = (await messagesOf(merchant, id)).find(({ kind }) => kind === "receipt");
    expect(mail?.subject).toBe(`Your receipt from Test Merchant: ${figure}`);
    expect(mail?.text).toContain(said);
    expect(mail?.text).toMatch(/Reserved: KWD 11\.000\s+Fee included: KWD 0\.500/);
  });

  it("of a refund without the fee says so, as its page does", async () => {
    const hold = { code: "hold", operation: "authorize", operations: ["capture", "refund"], feeFixed: "0.500" };
    const merchant = await testMerchant({ gateways: [hold] });
    const id = await paidSession(merchant, "hold", { customer_email: "noor@example.com" });
    for (const operation of ["capture", "refund"]) await operate(merchant.ctx, { operation, session_id: id });
    expect(await readCheckout(merchant.ctx, id, { opening: false })).toMatchObject({ receipt: { keepsFee: true } });
    await ask(merchant, id);
    const mail = (await messagesOf(merchant, id)).find(({ kind }) => kind === "receipt");
    expect(mail?.text).toContain("The fee is not refunded.");
  });

  it("goes to a typed address if none is known, in the language of the page", async () => {
    const merchant = await testMerchant();
    const id = await paid(merchant);
    expect(await offered(merchant, id)).toEqual({ maskedAddress: null });
    for (const address of [null, "", "nobody", "a@b.example\nBcc: c@d.example"])
      expect(await ask(merchant, id, { address })).toEqual({ kind: "invalid" });
    const asked = { sessionId: id, language: "ar", address: " sara@example.com " } as const;
    expect(await mailReceipt(merchant.ctx, asked)).toEqual({ kind: "sent" });
    expect(await messagesOf(merchant, id)).toMatchObject([{ to: "sara@example.com", language: "ar" }]);
  });

  it("is written once, however often the button is pressed", async () => {
    const merchant = await testMerchant();
    const id = await paid(merchant);
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask(merchant, id, { address: "sara@example.com" })));
    expect(answers).toEqual(answers.map(() => ({ kind: "sent" })));
    expect(await messagesOf(merchant, id)).toHaveLength(1);
  });

  it("is mailed three times a day and ten times in all, to whomever", async () => {
    const merchant = await testMerchant();
    const id = await paid(merchant);
    const kinds: string[] = [];
    for (let round = 0; round < 16; round += 1)
      kinds.push(
        (await ask(merchant, id, { address: `c${round}@example.com`, hours: Math.floor(round / 4) * 25 })).kind,
      );
    expect(kinds.filter((kind) => kind === "sent")).toHaveLength(10);
    expect(kinds.slice(0, 5)).toEqual(["sent", "sent", "sent", "limited", "sent"]);
    expect(kinds.slice(-2)).toEqual(["limited", "limited"]);
    expect(await messagesOf(merchant, id)).toHaveLength(10);
  });

  it.each([
    ["that is open", async (merchant: TestMerchant) => newSession(merchant)],
    [
      "that failed",
      async (merchant: TestMerchant) => {
        const id = await newSession(merchant);
        await operate(merchant.ctx, { operation: "cancel", session_id: id });
        return id;
      },
    ],
    [
      "that charged nothing",
      async (merchant: TestMerchant) => {
        const id = await newSession(merchant, { payment_type: "save_card", amount: "0", customer_id: "c-1" });
        await pay(merchant, id, "1");
        return id;
      },
    ],
  ])("is not there for a session %s", async (_, make) => {
    const merchant = await testMerchant();
    const id = await make(merchant);
    expect(await offered(merchant, id)).toBeNull();
    expect(await ask(merchant, id, { address: "sara@example.com" })).toEqual({ kind: "none" });
    expect(await messagesOf(merchant, id)).toEqual([]);
  });

  it("is not offered where no mail leaves, and there is none without a session", async () => {
    const merchant = await testMerchant();
    const id = await paid(merchant);
    await merchant.ctx.db.merchant.update({ where: { id: merchant.id }, data: { production: true } });
    expect(await offered(merchant, id)).toBeNull();
    expect(await ask(merchant, id, { address: "sara@example.com" })).toEqual({ kind: "none" });
    expect(await ask(merchant, "f".repeat(40))).toEqual({ kind: "not_found" });
  });
});
