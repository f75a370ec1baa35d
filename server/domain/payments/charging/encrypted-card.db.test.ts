/** A card that the browser encrypted, from the form to Adyen's double. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { setGatewayFields } from "@/server/domain/gateways";
import { type AdyenDouble, startAdyenDouble } from "@/server/testing/adyen/double";
import { ADYEN_CODES, adyenMerchant } from "@/server/testing/adyen/merchant";
import { DOUBLE_CLIENT_KEY, encrypted } from "@/server/testing/adyen/secured-fields";
import type { TestMerchant } from "@/server/testing/harness";
import { newSession, stateOf } from "@/server/testing/paying";
import { payOnsite, readCheckout } from "../index";

let double: AdyenDouble;
beforeAll(async () => {
  double = await startAdyenDouble();
  vi.stubEnv("ADYEN_BASE_URL", double.origin);
  return () => double.stop();
});
afterAll(() => void vi.unstubAllEnvs());

const CODE = ADYEN_CODES.purchase;
const NO_CARD = { card: { number: "", expiry: "", cvv: "" }, save: false, shape: null };

async function shop(client_key = DOUBLE_CLIENT_KEY): Promise<TestMerchant> {
  const merchant = await adyenMerchant();
  await merchant.ctx.db.gateway.updateMany({
    where: { merchantId: merchant.id },
    data: { flow: "card_onsite", isTokenizable: true },
  });
  await setGatewayFields(merchant.ctx, { code: CODE, values: { client_key } });
  return merchant;
}

const session = (merchant: TestMerchant, wire: object = {}) =>
  newSession(merchant, { pg_codes: [CODE], customer_id: "c-1", ...wire });

function form(number = "4111111111111111") {
  const [expiryMonth, expiryYear, cvv] = ["03", "2030", "737"].map(encrypted) as [string, string, string];
  return { number: encrypted(number), expiryMonth, expiryYear, cvv, holder: "" };
}

const place = (sessionId: string) => ({ sessionId, pgCode: CODE, amount: "10.500 KWD", credit: null, ...NO_CARD });

test("is asked for in place if the account has a client key, and pays", async () => {
  const merchant = await shop();
  const id = await session(merchant);
  const shown = await readCheckout(merchant.ctx, id, { opening: false });
  expect(shown?.methods).toMatchObject([{ flow: "card_onsite", leavesPage: false, cardEntry: { isEncrypted: true } }]);
  expect(await payOnsite(merchant.ctx, { ...place(id), encrypted: form() })).toEqual({
    kind: "checkout",
    sessionId: id,
  });
  expect(await stateOf(merchant, id)).toMatchObject({ state: "paid", attemptStates: ["success"] });
  expect(double.violations).toEqual([]);
});

test("is asked for at Adyen without a client key, and if nothing is charged", async () => {
  const [without, saving] = [await shop(""), await shop()];
  const asked = await session(without);
  const onPage = { methods: [{ flow: "redirect", leavesPage: true, cardEntry: null }] };
  expect(await readCheckout(without.ctx, asked, { opening: false })).toMatchObject(onPage);
  expect(await payOnsite(without.ctx, { ...place(asked), encrypted: form() })).toMatchObject({ kind: "checkout" });
  const saved = await session(saving, { amount: "0", payment_type: "save_card" });
  expect(await readCheckout(saving.ctx, saved, { opening: false })).toMatchObject(onPage);
});

test("of an account whose fields cannot be decrypted is asked for at Adyen, and the checkout opens", async () => {
  const merchant = await shop();
  const { db } = merchant.ctx;
  await db.gateway.updateMany({ where: { merchantId: merchant.id }, data: { credentials: "not sealed" } });
  const error = vi.fn();
  const log = { ...merchant.ctx.log, error };
  const shown = await readCheckout({ ...merchant.ctx, log }, await session(merchant), { opening: false });
  expect(shown).toMatchObject({ methods: [{ flow: "redirect", leavesPage: true, cardEntry: null }] });
  expect(error).toHaveBeenCalledWith(expect.objectContaining({ gatewayCode: CODE }), expect.any(String));
});

test("whose script did not run is asked for at Adyen, and nothing is charged here", async () => {
  const merchant = await shop();
  const id = await session(merchant);
  expect(await payOnsite(merchant.ctx, place(id))).toEqual({ kind: "elsewhere", sessionId: id });
  const readable = { ...place(id), card: { number: "4111111111111111", expiry: "12/30", cvv: "123" } };
  expect(await payOnsite(merchant.ctx, readable)).toEqual({ kind: "elsewhere", sessionId: id });
  expect((await stateOf(merchant, id)).attemptStates).toEqual([]);
});

test("with a wrong detail is refused by its field, and opens no attempt", async () => {
  const merchant = await shop();
  const id = await session(merchant);
  const wrong = { ...form(), number: "4111111111111111", cvv: "" };
  expect(await payOnsite(merchant.ctx, { ...place(id), encrypted: wrong })).toEqual({
    kind: "field_errors",
    fields: { number: "invalid", cvv: "required" },
  });
  expect((await stateOf(merchant, id)).attemptStates).toEqual([]);
});

test("pays once, however often its form is sent", async () => {
  const merchant = await shop();
  const id = await session(merchant);
  const before = double.requests.length;
  const encryptedForm = { ...place(id), encrypted: form() };
  await Promise.all([payOnsite(merchant.ctx, encryptedForm), payOnsite(merchant.ctx, encryptedForm)]);
  await payOnsite(merchant.ctx, encryptedForm);
  expect((await stateOf(merchant, id)).attemptStates).toEqual(["success"]);
  expect(double.requests.length - before).toBe(1);
});

test("leads to the bank if it asks, and none of it is stored", async () => {
  const merchant = await shop();
  const id = await session(merchant);
  double.next({ kind: "redirect" });
  const details = form();
  const asked = { ...place(id), encrypted: { ...details, holder: "Canary Holder" } };
  expect(await payOnsite(merchant.ctx, asked)).toMatchObject({ kind: "challenge" });
  const rows = JSON.stringify(await stateOf(merchant, id));
  for (const text of [...Object.values(details).filter(Boolean), "Canary Holder"]) expect(rows).not.toContain(text);
});
