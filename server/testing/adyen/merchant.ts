/** A merchant with an account at the simulated Adyen, for tests with a database. */
import { randomUUID } from "node:crypto";
import { answerNotification } from "@/server/api/rest/gateway-notification";
import { keptAs } from "@/server/domain/cards";
import { setGatewayFields } from "@/server/domain/gateways";
import { shopperOf } from "@/server/domain/gateways/adyen/core/answers";
import { UNITS } from "@/server/domain/gateways/adyen/core/tables/units";
import { amountOfUnits } from "@/server/domain/gateways/engine/core/minor-units";
import { seal } from "@/server/secrets";
import { type BookLine, bookOfDouble } from "../gateway-book";
import { addCard } from "../gateway-double/book";
import { type TestMerchant, testMerchant } from "../harness";
import { KEPT_CARD } from "./connector-bench";
import { type AdyenDouble, DOUBLE_HMAC_KEY, DOUBLE_KEY, DOUBLE_MERCHANT } from "./double";
import { noticeBody } from "./notices";

/** The customer of these tests. */
export const CUSTOMER = "c-1";

/** The gateway accounts: one captures at once, the other only authorizes. */
export const ADYEN_CODES = { purchase: "adyen", authorize: "adyen-held" } as const;

/**
 * Creates a merchant with the accounts of {@link ADYEN_CODES}. @param page which of Adyen's pages customers
 * use
 */
export async function adyenMerchant(page = "checkout"): Promise<TestMerchant> {
  const operations = ["refund", "void", "capture"];
  const gateways = (["purchase", "authorize"] as const).map((operation) => ({
    ...{ code: ADYEN_CODES[operation], connector: "adyen", operation, operations, walletProviders: [] },
  }));
  const merchant = await testMerchant({ gateways });
  const own = { api_key: DOUBLE_KEY, merchant_account: DOUBLE_MERCHANT, hmac_key: DOUBLE_HMAC_KEY };
  for (const { code } of gateways) await setGatewayFields(merchant.ctx, { code, values: { ...own, page } });
  return merchant;
}

/**
 * Saves a card of the customer at Adyen. @param id the card's id at Adyen, needed for a second card @returns
 * the merchant's token for the card
 */
export async function keptCardOf(
  { id: merchantId, ctx }: TestMerchant,
  { book }: AdyenDouble,
  gatewayCode: string = ADYEN_CODES.purchase,
  id = KEPT_CARD,
): Promise<string> {
  const handle = { id };
  const token = keptAs(merchantId, handle);
  addCard(book, { id, number: "4111111111111111", owner: shopperOf(merchantId, { id: CUSTOMER }) ?? null });
  const shown = { brand: "Visa", last4: "1111", expiryMonth: 3, expiryYear: 2040, cvvRequired: false };
  const names = { id: randomUUID(), merchantId, gatewayCode, customerId: CUSTOMER, token };
  const at = { createdAt: ctx.now(), updatedAt: ctx.now() };
  await ctx.db.savedCard.create({ data: { ...names, ...shown, ...at, handle: seal(JSON.stringify(handle)) } });
  return token;
}

type Telling = { readonly hmacKey?: string; readonly codes?: readonly string[] };

/** Posts the unsent notifications to the addresses of the given accounts, by default the capturing one. */
export async function tell(merchant: TestMerchant, { notices }: AdyenDouble, telling: Telling = {}) {
  const { hmacKey = DOUBLE_HMAC_KEY, codes = [ADYEN_CODES.purchase] } = telling;
  const where = { merchantId: merchant.id, code: { in: [...codes] } };
  const accounts = await merchant.ctx.db.gateway.findMany({ where, select: { id: true } });
  const writer = { merchantAccount: DOUBLE_MERCHANT, isLive: false, now: Date.now };
  const statuses: number[] = [];
  for (const notice of notices.waiting.splice(0)) {
    const body = noticeBody(notice, writer, hmacKey);
    for (const { id } of accounts) {
      const request = new Request(`http://localhost:3000/gateway-notifications/${id}`, { method: "POST", body });
      statuses.push((await answerNotification(request, id)).status);
    }
  }
  return statuses;
}

/** Money movements in the simulated Adyen's books. */
export function adyenBook({ book }: AdyenDouble): readonly BookLine[] {
  return bookOfDouble("adyen", book.movements, ({ units, currency }) => amountOfUnits(UNITS, units, currency));
}
