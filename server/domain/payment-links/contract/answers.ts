import { z } from "zod";
import { Amount, Currency, Day, Instant, named, pageOf, Url } from "@/server/kernel/wire-schema-parts";
import { SESSION_TYPES } from "@/server/kernel/words";
import { LINK_STATUSES } from "../core/words";

export const LinkView = named(
  "PaymentLink",
  z.strictObject({
    id: z.string().describe("Id of the link."),
    url: Url.describe("The customers' page in English; the same path under `/ar/` is in Arabic."),
    qr_code_url: Url.describe("A PNG with `url` as a QR code; with `.svg` in place of `.png` it is an SVG."),
    status: z
      .enum(LINK_STATUSES)
      .describe(
        "`active`: it can be paid. `ended`: its last day is over. `used_up`: it has all its payments. `closed`: it was closed.",
      ),
    name: z.string().describe("What is paid for."),
    description: z.nullable(z.string()).describe("Description for customers; null without one."),
    type: z
      .enum(SESSION_TYPES)
      .describe("Type of its sessions. `e_commerce`: an order of a shop. `payment_request`: a request to pay."),
    currency_code: Currency.describe("Currency (ISO 4217)."),
    amount: z.nullable(Amount).describe("Amount of every payment, a decimal string; null if the customer chooses it."),
    minimum_amount: z.nullable(Amount).describe("Least amount to choose, a decimal string; null for a fixed amount."),
    maximum_amount: z.nullable(Amount).describe("Largest amount to choose, a decimal string; null for a fixed amount."),
    pg_codes: z.array(z.string()).describe("Codes of the gateway accounts that may serve its sessions."),
    order_no: z.nullable(z.string()).describe("`order_no` of its sessions; null without one."),
    webhook_url: z.nullable(Url).describe("Webhook address of its sessions; null for the merchant's."),
    redirect_url: z.nullable(Url).describe("Where customers return to; null without one."),
    active_until: z.nullable(Day).describe("Last day on which it can be paid; null without one."),
    max_payments: z.nullable(z.int()).describe("Number of payments that it takes; null without a limit."),
    payments: z.int().describe("Number of payments."),
    paid_amount: Amount.describe("Sum of the payments without fees, a decimal string; a refund does not change it."),
    closed_at: z.nullable(Instant).describe("When it was closed, on the merchant's clock; null if it was not."),
    created_at: Instant.describe("When it was made, on the merchant's clock."),
  }),
);
export type LinkView = z.infer<typeof LinkView>;

export const LinkList = pageOf("PaymentLinkList", LinkView);
export type LinkList = z.infer<typeof LinkList>;
