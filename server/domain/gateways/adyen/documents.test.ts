/** The connector against the examples of Adyen's documents, by a double that knows nothing else. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, test, vi } from "vitest";
import { clockCtx, doubleAccount, endPage, kwd, pageCall } from "@/server/testing/adyen/connector-bench";
import { publishedDocuments } from "@/server/testing/adyen/request-check";
import {
  type DocumentedAdyen,
  startDocumentedAdyen,
  type WebhookExample,
} from "@/server/testing/adyen-documents/double";
import { CHECKOUT_EXAMPLES } from "@/server/testing/adyen-documents/examples";
import WEBHOOKS from "@/server/testing/adyen-documents/webhooks-v1.json";
import { testCall, testSale } from "@/server/testing/gateway-contract/calls";
import type { ChargeCall, FollowUpCall } from "../calls";
import { NotSent } from "../port";
import { ADYEN } from "./gateway";

const HMAC_KEY = "44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056";
const ACCOUNT = { apiKey: "key", merchantAccount: "DocumentedCOM", hmacKey: HMAC_KEY };
const account = doubleAccount({ api_key: "key", merchant_account: "DocumentedCOM", hmac_key: HMAC_KEY });
const PSP = "993617895204576J";
const ctx = clockCtx();
let adyen: DocumentedAdyen;

beforeAll(async () => {
  adyen = await startDocumentedAdyen(ACCOUNT);
  vi.stubEnv("ADYEN_BASE_URL", adyen.origin);
});
afterAll(() => adyen.stop());

const chargeCall = (change: Partial<ChargeCall> = {}): ChargeCall => ({
  ...testSale(kwd("10.5"), { account }),
  source: { kind: "token", token: "alias", handle: { id: "M5N7TQ4TG5PFWR50" } },
  ...change,
});

function followUp(amount: string): FollowUpCall {
  const charge = { referenceNumber: "SRF1", refs: { psp: PSP }, total: kwd("10.5") };
  return { ...testCall({ account }), charge, amount: kwd(amount), extra: {}, sessionExtra: {} };
}

function told(example: WebhookExample, about: object) {
  const inbound = { headers: {}, rawBody: adyen.message(example, { ...about }), receivedAt: new Date() };
  return ADYEN.readNotifications?.(account, inbound)[0];
}

const wire = (value: number) => ({ amount: { currency: "KWD", value } });

test("a hosted session is opened, and stays open", async () => {
  const call = pageCall({ account });
  const page = { url: expect.stringContaining("https://"), refs: { session: "CS451F2AB1ED897A94" } };
  expect(await ADYEN.begin?.(ctx, call)).toMatchObject(page);
  expect(await endPage(ctx, { ...call, kind: "begin", refs: { session: "CS451F2AB1ED897A94" } })).toBe("stays_open");
});

test("an authorisation without its amount waits for the notification, which brings it", async () => {
  const call = chargeCall();
  expect(await ADYEN.charge(ctx, call)).toMatchObject({
    outcome: "pending",
    about: call.referenceNumber,
    refs: { psp: PSP },
    params: { auth_code: "044925" },
  });
  const about = { merchantReference: call.referenceNumber, pspReference: PSP, ...wire(10_500) };
  expect(told("post-AUTHORISATION-authorisation", about)).toMatchObject({
    about: "charge",
    answer: {
      outcome: "success",
      about: call.referenceNumber,
      actual: call.total,
      keptCard: { handle: { id: "M5N7TQ4TG5PFWR50" } },
    },
  });
});

describe("a modification is accepted, and its notification decides", () => {
  it.each([
    ["capture", "post-CAPTURE-capture", "success"],
    ["void", "post-CANCELLATION-cancellation", "success"],
    ["refund", "post-REFUND-refund", "failed"],
  ] as const)("%s", async (kind, example, outcome) => {
    const call = followUp("4");
    const taken = await ADYEN[kind](ctx, call);
    expect(taken).toMatchObject({ outcome: "pending", about: call.referenceNumber, refs: { psp: "993617894906488A" } });
    const about = { merchantReference: call.referenceNumber, originalReference: PSP, pspReference: taken.refs?.psp };
    expect(told(example, { ...about, ...wire(4_000) })).toMatchObject({
      about: kind,
      answer: { outcome, about: call.referenceNumber },
    });
  });
});

describe("a refusal of the documents", () => {
  it.each([
    ["401", { api_key: "wrong" }],
    ["403", { merchant_account: "Other" }],
  ])("%s: nothing was done", async (_, values) => {
    const wrong = { ...account, values: { ...account.values, ...values } };
    await expect(ADYEN.charge(ctx, chargeCall({ account: wrong }))).rejects.toThrow(NotSent);
  });
});

describe.skipIf(publishedDocuments() === null)("the documents (ADYEN_OPENAPI)", () => {
  const examples = (file: string): Record<string, { readonly value: unknown }> =>
    JSON.parse(readFileSync(join(publishedDocuments() ?? "", file), "utf8")).components.examples;

  it.each(Object.entries(CHECKOUT_EXAMPLES))("have the example %s", (name, value) => {
    expect(examples("CheckoutService-v72.json")[name]?.value).toEqual(value);
  });

  it("have the examples that are kept here", () => {
    const published = Object.entries(examples("Webhooks-v1.json")).map(([name, { value }]) => [name, value]);
    expect(Object.fromEntries(published)).toEqual(WEBHOOKS.examples);
  });
});
