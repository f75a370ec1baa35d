/** Creates a merchant with an object of every kind, for hostile requests. */
import { randomBytes } from "node:crypto";
import { createApiKey, createUser, NewUser } from "@/server/domain/merchants";
import { readInput } from "@/server/kernel/read-input";
import { keepCard } from "./cards";
import { APPLE_PAY, GOOGLE_PAY } from "./device-payloads";
import type { TestMerchant } from "./harness";
import type { SensibleValues, WholeBody } from "./hostile-requests";
import { invoiceBody, issue } from "./invoicing";
import { operatingMerchant, paidSession } from "./operating";
import { newSession } from "./paying";
import { BODY } from "./session-calls";
import { NOW, writeSubscription } from "./subscriptions";
import { credit } from "./wallets";

export type HostileWorld = { readonly merchant: TestMerchant; readonly sensible: SensibleValues };

/** Valid values of fields that are not ids. */
const WORDS: SensibleValues = {
  type: ["payment_request", "e_commerce", "one_off"],
  payment_type: ["one_off", "save_card", "auto_debit", "auto_pay"],
  amount: ["1", "0.100", 1, "10.500"],
  currency: ["KWD", "USD"],
  currency_code: ["KWD", "JPY"],
  currencies: [["KWD"]],
  pg_code: ["sandbox", "sandbox-auth"],
  pg_codes: [["sandbox"], ["sandbox-auth"], "sandbox"],
  plugin: ["payment_request", "e_commerce"],
  operation: ["refund", "capture", "void", "cancel", "expire", "delete"],
  destination: ["pg", "wallet"],
  provider: ["sarraf"],
  customer_id: ["c-1", "customer-1"],
  customer_email: ["a@shop.example"],
  customer_phone: ["+96512345678"],
  mode: ["immediate", "at_period_end"],
  status: ["active", "canceled"],
  channel: ["email", "sms", "whatsapp"],
  template_id: ["plain"],
  to: ["a@shop.example", "2030-02-11T00:00:00Z"],
  by: ["PT1S"],
  language: ["en", "ar"],
  interval: ["daily", "monthly"],
  file_format: ["CSV", "XLSX"],
  created_after: ["2030-01-01", "2030-01-01T00:00:00Z"],
  created_before: ["2030-03-01", "2030-03-01T00:00:00Z"],
  limit: ["1", 2],
  offset: ["0", 1],
  webhook_url: ["https://shop.invalid/hook"],
  redirect_url: ["https://shop.invalid/done"],
  url: ["https://shop.invalid/x"],
  timezone: ["Asia/Kuwait", "America/New_York"],
  region: ["KWT"],
  username: ["hostile"],
  password: ["correct horse"],
  permissions: [["Can add payment requests"]],
  name: ["till"],
  api_version: ["2026-11-23"],
  expires_at: [null, "2099-01-01T00:00:00Z"],
  due_date: ["2030-12-31"],
  expiration_time: ["24:00:00"],
  due_datetime: ["31/12/2030 10:00"],
  file: ["x.csv"],
  autopay: [{ interval: "month", interval_count: 1, amount: "5" }],
  agreement: [{ id: "agr-1" }],
  extra: [{ note: "x" }, { sandbox_result: "failed" }],
};

/** Valid request bodies, by method and path. */
export const WHOLE_BODIES: Readonly<Record<string, WholeBody>> = {
  "POST /b/api/v1/reports/files": { drawn: ["interval", "created_after", "created_before"] },
  "POST /b/checkout/api/sdk/v1/pre-payment-option-check/[session_id]": { drawn: ["pg_code"] },
  "POST /b/checkout/api/sdk/v1/stc-pay/[session_id]": { drawn: ["customer_phone"] },
  "POST /b/checkout/api/sdk/v1/stc-pay-code/[session_id]": { fixed: { otp: "123456" } },
  "POST /b/checkout/api/sdk/v1/submit/[session_id]": { drawn: ["pg_code", "amount"] },
  "POST /b/checkout/v1/pymt-txn": { fixed: BODY },
  "PUT /b/checkout/v1/pymt-txn/[session_id]": { fixed: BODY },
  "PATCH /b/checkout/v1/pymt-txn/[session_id]": { drawn: ["amount"] },
  "POST /b/checkout/v1/upload-attachment": { drawn: ["session_id"] },
  "POST /b/invoice/v1/invoice": { fixed: invoiceBody() },
  "POST /b/merchant/v1/users": { drawn: ["username", "password"] },
  "PATCH /b/merchant/v1/users/[id]": { drawn: ["permissions"] },
  "PATCH /b/merchant/v1/settings": { drawn: ["name"] },
  "POST /b/pbl/v2/auto-debit": { drawn: ["session_id", "token"] },
  "POST /b/pbl/v2/card": { drawn: ["customer_id"] },
  "POST /b/pbl/v2/inquiry": { drawn: ["session_id"] },
  "POST /b/pbl/v2/message-notification": { drawn: ["session_id", "channel"] },
  "POST /b/pbl/v2/notifications/send/[channel]": { fixed: { subject: "x", body: "y" }, drawn: ["template_id", "to"] },
  "POST /b/pbl/v2/operation": { drawn: ["operation", "session_id", "amount"] },
  "POST /b/pbl/v2/osb/create": {
    fixed: { name_en: "Shop", currency_code: "KWD", plugins: ["payment_request"], operations: ["refund"] },
  },
  "POST /b/pbl/v2/payment-methods": { drawn: ["plugin", "currencies"] },
  "POST /b/pbl/v2/payment/apple-pay": { fixed: { payload: APPLE_PAY }, drawn: ["session_id"] },
  "POST /b/pbl/v2/payment/google-pay": { fixed: { payload: GOOGLE_PAY }, drawn: ["session_id"] },
  "POST /b/pbl/v2/payment/auto-debit": { drawn: ["session_id", "token"] },
  "POST /b/pbl/v2/payment/cash": { drawn: ["session_id"] },
  "POST /b/pbl/v2/payment/wallet": { drawn: ["session_id"] },
  "POST /b/pbl/v2/send-notification": { fixed: { subject: "x", body: "y" }, drawn: ["template_id", "to", "channel"] },
  "POST /b/pbl/v2/subscriptions": { drawn: ["status"] },
  "POST /b/pbl/v2/subscriptions/[subscription_id]/cancel": { drawn: ["mode"] },
  "POST /b/sandbox/v1/clock/advance": { drawn: ["by"] },
  "POST /b/wallet/[provider]/v1/accounts": { drawn: ["customer_id"] },
  "POST /b/wallet/[provider]/v1/adjustments": { drawn: ["customer_id", "currency", "amount"] },
  "POST /b/wallet/[provider]/v1/entries": { drawn: ["customer_id", "currency"] },
  "POST /b/wallet/[provider]/v1/operations": { fixed: { operation_id: 1 } },
};

/**
 * Creates sessions in every state, a saved card, credit, a subscription, an invoice, a user and a second key
 * pair; returns their ids by field name.
 */
export async function hostileWorld(): Promise<HostileWorld> {
  const merchant = await operatingMerchant({ merchant: { clockOffset: clockAt(NOW), webhookUrl: null } });
  const { ctx } = merchant;
  await keepCard(merchant, "1");
  await credit(merchant, "100", { customerId: "c-1" });
  const open = [await newSession(merchant, { customer_id: "c-1" }), await newSession(merchant)];
  const paid = [await paidSession(merchant), await paidSession(merchant, "sandbox-auth")];
  const subscription = await writeSubscription(merchant);
  const invoice = await issue(merchant);
  const person = { username: `h.${randomBytes(8).toString("hex")}`, password: "correct horse" };
  const user = await createUser(ctx, readInput(NewUser, person));
  const key = await createApiKey(ctx, { name: "second", expiresAt: null });
  const where = { merchantId: merchant.id };
  const cards = await ctx.db.savedCard.findMany({ where });
  const events = await ctx.db.event.findMany({ where });
  const { shortCode } = await ctx.db.paymentSession.findFirstOrThrow({ where: { ...where, id: open[0] ?? "" } });
  const sessions = [...open, ...paid];
  const sensible = {
    ...WORDS,
    session_id: sessions,
    order_no: ["order-1"],
    subscription_id: [subscription.id],
    invoice_id: [invoice.id, String(invoice.number)],
    card_id: cards.map(({ id }) => id),
    token: cards.map(({ token }) => token),
    id: [user.id, key.id, ...events.map(({ id }) => id)],
    code: [shortCode ?? "x"],
  };
  return { merchant, sensible };
}

function clockAt(instant: string): bigint {
  return BigInt(new Date(instant).getTime() - Date.now());
}
