import { describe, expect, it } from "vitest";
import { inquire, payBySavedCard, readCheckout } from "@/server/domain/payments";
import { keepCard } from "@/server/testing/cards";
import { APPLE_PAY, GOOGLE_PAY } from "@/server/testing/device-payloads";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { AUTO_DEBIT, payFirst } from "@/server/testing/native";
import { newSession, pay, stateOf } from "@/server/testing/paying";
import { autoDebit, payByDeviceWallet } from "./index";

/** Ends a session in one flow and returns the attempt's state. */
type Flow = (merchant: TestMerchant, extra: Record<string, unknown>, ending: string) => Promise<string | undefined>;

async function outcome(merchant: TestMerchant, sessionId: string) {
  return (await stateOf(merchant, sessionId)).attemptStates.at(-1);
}

/** A decline is an answer like any other here. */
async function ignoringRefusal(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof Error && "kind" in error && error.kind === "invalid")) throw error;
  });
}

const hosted: Flow = async (merchant, extra, ending) => {
  const id = await newSession(merchant, { extra });
  await pay(merchant, id, ending);
  return outcome(merchant, id);
};

const firstPayment: Flow = async (merchant, extra, ending) => {
  const id = await newSession(merchant, { ...AUTO_DEBIT, extra });
  await pay(merchant, id, ending);
  return outcome(merchant, id);
};

const savedAtCheckout: Flow = async (merchant, extra, ending) => {
  await keepCard(merchant, ending);
  const id = await newSession(merchant, { customer_id: "c-1", extra });
  const [card] = (await readCheckout(merchant.ctx, id, { opening: false }))?.cards ?? [];
  await payBySavedCard(merchant.ctx, { sessionId: id, cardId: card?.id ?? "", cvv: "", amount: "10.500 KWD" });
  return outcome(merchant, id);
};

const token: Flow = async (merchant, extra, ending) => {
  await payFirst(merchant, ["2", "3"].includes(ending) ? "1" : ending);
  const id = await newSession(merchant, { ...AUTO_DEBIT, extra });
  const call = { sessionId: id, token: `41111111111111${ending}`, idempotencyKey: null };
  await ignoringRefusal(autoDebit(merchant.ctx, call));
  return outcome(merchant, id);
};

const inquiry: Flow = async (merchant, extra) => {
  const id = await newSession(merchant, { extra });
  await inquire(merchant.ctx, { sessionId: id, orderNo: undefined, notify: false, webhookUrl: null });
  return outcome(merchant, id);
};

function device(wallet: "apple_pay" | "google_pay", payload: Record<string, unknown>): Flow {
  return async (merchant, extra) => {
    const id = await newSession(merchant, { extra });
    const call = { sessionId: id, pgCode: null, payload, wallet, idempotencyKey: null };
    await ignoringRefusal(payByDeviceWallet(merchant.ctx, call));
    return outcome(merchant, id);
  };
}

function simulated() {
  return testMerchant({ gateways: [{ paymentServices: ["apple_pay", "google_pay"] }] });
}

const FLOWS = {
  hosted,
  "first payment": firstPayment,
  "saved card at checkout": savedAtCheckout,
  token,
  inquiry,
  apple_pay: device("apple_pay", APPLE_PAY),
  google_pay: device("google_pay", GOOGLE_PAY),
};

describe("which flow reads which control: the other two orders are ignored", () => {
  it.each<[flow: keyof typeof FLOWS, card: string, extra: Record<string, unknown>, outcome: string]>([
    ["hosted", "1", { sandbox_result: "failed", sandbox_inquiry_result: "error" }, "success"],
    ["hosted", "2", { sandbox_result: "success", sandbox_inquiry_result: "success" }, "failed"],
    ["first payment", "1", { sandbox_result: "failed", sandbox_inquiry_result: "error" }, "success"],
    ["first payment", "3", { sandbox_result: "success", sandbox_inquiry_result: "success" }, "error"],
    ["saved card at checkout", "1", { sandbox_result: "failed", sandbox_inquiry_result: "error" }, "success"],
    ["saved card at checkout", "4", { sandbox_result: "success", sandbox_inquiry_result: "success" }, "failed"],
    ["token", "1", { sandbox_result: "failed", sandbox_inquiry_result: "error" }, "success"],
    ["token", "6", { sandbox_result: "success", sandbox_inquiry_result: "success" }, "failed"],
    ["inquiry", "-", { sandbox_result: "failed" }, "success"],
    ["inquiry", "-", { sandbox_result: "success", sandbox_inquiry_result: "failed" }, "failed"],
    ["inquiry", "-", { sandbox_result: "success", sandbox_inquiry_result: "error" }, "error"],
    ["inquiry", "-", { sandbox_inquiry_result: "FAILED" }, "success"],
    ["apple_pay", "-", { sandbox_inquiry_result: "failed" }, "success"],
    ["apple_pay", "-", { sandbox_result: "failed", sandbox_inquiry_result: "success" }, "failed"],
    ["google_pay", "-", { sandbox_result: "error", sandbox_inquiry_result: "success" }, "error"],
    ["google_pay", "-", { sandbox_result: 1 }, "success"],
  ])("%s with card …%s and %j → %s", async (flow, card, extra, expected) => {
    expect(await FLOWS[flow](await simulated(), extra, card)).toBe(expected);
  });
});

describe("every test card in every column: hosted page, kept at the first payment, charged as token", () => {
  it.each([
    ["1", "success", true, "success"],
    ["2", "failed", false, "failed"],
    ["3", "error", false, "error"],
    ["4", "success", true, "failed"],
    ["5", "success", true, "failed"],
    ["6", "success", true, "failed"],
  ])("…%s: %s, kept %s, %s", async (card, typed, kept, charged) => {
    const merchant = await simulated();
    expect(await hosted(merchant, {}, card)).toBe(typed);
    expect(await firstPayment(merchant, {}, card)).toBe(typed);
    const found = await merchant.ctx.db.savedCard.count({
      where: { merchantId: merchant.id, token: `41111111111111${card}` },
    });
    expect(found > 0).toBe(kept);
    expect(await token(await simulated(), {}, card)).toBe(charged);
  });
});
