/** Creates the objects that the API document's examples name, under new ids. */
import { randomBytes } from "node:crypto";
import { PNG } from "pngjs";
import { SAMPLES } from "@/server/api/openapi/entry";
import {
  createApiKey,
  createRestrictedKey,
  createUser,
  NewApiKey,
  NewRestrictedKey,
  NewUser,
} from "@/server/domain/merchants";
import { payByCash } from "@/server/domain/native";
import { createEndpoint, NewWebhookEndpoint } from "@/server/domain/webhooks";
import { readInput } from "@/server/kernel/read-input";
import { keepCard } from "./cards";
import { userActor } from "./creating";
import { FILES, formWith } from "./files";
import { type TestMerchant, testMerchant } from "./harness";
import { issue } from "./invoicing";
import { AUTO_DEBIT, payFirst } from "./native";
import { operate, paidSession } from "./operating";
import { newSession } from "./paying";
import { makeLink } from "./payment-links";
import { writeSubscription } from "./subscriptions";
import { credit } from "./wallets";

const PASSWORD = "correct horse";

/** Creates a merchant whose gateways support all operations of the examples. */
export function exampleMerchant(): Promise<TestMerchant> {
  const services = ["wallet", "apple_pay", "google_pay", "stc_pay"];
  return testMerchant({
    merchant: { operationApprovalEnabled: true, name: "Date Palm Coffee" },
    gateways: [
      { paymentServices: services, operations: ["refund", "void"] },
      {
        code: "sandbox-flex",
        flow: "flex_methods",
        isTokenizable: false,
        autoDebitEnabled: false,
        walletProviders: [],
      },
    ],
  });
}

const CUSTOMER = { customer_id: "c-1", customer_email: "sara@example.com" };

async function user(merchant: TestMerchant, change: object = {}): Promise<{ id: number; username: string }> {
  const username = `cashier-${randomBytes(8).toString("hex")}`;
  const { id } = await createUser(merchant.ctx, readInput(NewUser, { username, password: PASSWORD, ...change }));
  return { id, username };
}

async function openSession(merchant: TestMerchant): Promise<string> {
  const notifications = { email: ["created", "paid"] };
  return newSession(merchant, { ...CUSTOMER, notifications, pg_codes: ["sandbox", "sandbox-flex"], order_no: "10482" });
}

/** An approval request by a user who needs approval. */
async function request(merchant: TestMerchant): Promise<string> {
  const session_id = await paidSession(merchant);
  const { id } = await user(merchant, { permissions: ["payment.refund"] });
  const { view } = await operate(merchant.as({ actor: userActor(["payment.refund"], id) }), {
    operation: "refund",
    session_id,
    amount: "1",
  });
  return String(view.request_id);
}

async function debitSession(merchant: TestMerchant): Promise<string> {
  await payFirst(merchant, "1");
  return newSession(merchant, AUTO_DEBIT);
}

async function deletedSession(merchant: TestMerchant): Promise<string> {
  const session_id = await paidSession(merchant);
  await operate(merchant.ctx, { operation: "delete", session_id });
  return session_id;
}

async function cashSession(merchant: TestMerchant): Promise<string> {
  const sessionId = await newSession(merchant);
  await payByCash(merchant.ctx, { sessionId, idempotencyKey: null });
  return sessionId;
}

async function savedCard(merchant: TestMerchant): Promise<string> {
  await keepCard(merchant, "1");
  return (await merchant.ctx.db.savedCard.findFirstOrThrow({ where: { merchantId: merchant.id } })).id;
}

async function event(merchant: TestMerchant): Promise<string> {
  await paidSession(merchant);
  return (await merchant.ctx.db.event.findFirstOrThrow({ where: { merchantId: merchant.id, kind: "payment" } })).id;
}

async function apiKey(merchant: TestMerchant): Promise<string> {
  return (await createApiKey(merchant.ctx, readInput(NewApiKey, { name: "old" }))).id;
}

async function restrictedKey(merchant: TestMerchant): Promise<string> {
  const input = readInput(NewRestrictedKey, { permissions: ["payment.refund"] });
  return (await createRestrictedKey(merchant.ctx, input)).id;
}

const MAKERS: { readonly [name in keyof typeof SAMPLES]: (merchant: TestMerchant) => Promise<string | number> } = {
  session: openSession,
  paidSession: (merchant) => paidSession(merchant, "sandbox", CUSTOMER),
  deletedSession,
  cashSession,
  debitSession,
  subscription: async (merchant) => (await writeSubscription(merchant)).id,
  request,
  card: async (merchant) => {
    await keepCard(merchant, "1");
    return SAMPLES.card;
  },
  savedCard,
  event,
  apiKey,
  restrictedKey,
  webhookEndpoint: async (merchant) => {
    const input = readInput(NewWebhookEndpoint, { url: "http://127.0.0.1:9/none" });
    return (await createEndpoint(merchant.ctx, input)).id;
  },
  user: async (merchant) => (await user(merchant)).id,
  invoice: async (merchant) => (await issue(merchant)).number,
  partInvoice: async (merchant) => (await issue(merchant, { allow_partial_payments: true })).number,
  paymentLink: async (merchant) => (await makeLink(merchant)).id,
  report: async () => SAMPLES.report,
  walletOperation: async (merchant) => (await credit(merchant, "10.5")).operation_id,
  username: async (merchant) => (await user(merchant)).username,
  newUsername: async () => `sara.k.${randomBytes(8).toString("hex")}`,
};

function isName(name: string): name is keyof typeof SAMPLES {
  return Object.hasOwn(SAMPLES, name);
}

/** Creates the objects that `text` names; pairs each sample value with the merchant's value. */
export async function samplesIn(merchant: TestMerchant, text: string): Promise<(readonly [string, string])[]> {
  const pairs: (readonly [string, string])[] = [];
  for (const [name, sample] of Object.entries(SAMPLES)) {
    if (!isName(name) || !new RegExp(`\\b${sample}\\b`).test(text)) continue;
    pairs.push([String(sample), String(await MAKERS[name](merchant))]);
  }
  return pairs;
}

const SQUARE = PNG.sync.write(new PNG({ width: 32, height: 32 }));

/** The multipart form of a request with a file. */
export function formOf(body: Readonly<Record<string, unknown>>): FormData {
  return formWith({}, { file: [String(body.file), body.file === "logo.png" ? SQUARE : FILES.pdf] });
}
