import type { z } from "zod";
import { isReturnScheme } from "@/server/kernel/app-scheme";
import { pageFields } from "@/server/kernel/page";
import type { CivilDate } from "@/server/kernel/time";
import { webhookUrl } from "@/server/kernel/webhook-address";
import {
  choice,
  civilDate,
  decimal,
  type Field,
  integer,
  list,
  matching,
  nullable,
  object,
  optional,
  prose,
  sent,
  text,
  url,
} from "@/server/kernel/wire";
import { SESSION_TYPES, type SessionType } from "@/server/kernel/words";

const MOST_PAYMENTS = 1_000_000;

const CHANGEABLE = {
  name: text(120).describe("What is paid for, as customers see it."),
  description: optional(nullable(prose(500))).describe("Description for customers. Null removes them."),
  amount: optional(decimal()).describe("The amount of every payment. Without it the customer chooses one."),
  minimum_amount: optional(decimal()).describe("Least amount that the customer may choose; with `maximum_amount`."),
  maximum_amount: optional(decimal()).describe("Largest amount that the customer may choose; with `minimum_amount`."),
  active_until: optional(nullable(lastDay())).describe(
    "Last day on which it can be paid, in the merchant's time zone. Null: without an end.",
  ),
  max_payments: optional(nullable(integer(1, MOST_PAYMENTS))).describe(
    "Number of payments after which it can no longer be paid. Null: without a limit.",
  ),
};

function lastDay(): Field<CivilDate> {
  return civilDate().refine((date) => date < "9999", "Ensure this date is before 9999-01-01.");
}

type ChangeWire = { readonly [Name in keyof typeof CHANGEABLE]?: z.infer<(typeof CHANGEABLE)[Name]> | undefined };

export type LinkChange = {
  readonly name?: string;
  readonly description?: string | null;
  readonly amount?: string;
  readonly minimumAmount?: string;
  readonly maximumAmount?: string;
  readonly activeUntil?: CivilDate | null;
  readonly maxPayments?: number | null;
};

function changeOf(wire: ChangeWire): LinkChange {
  return sent({
    name: wire.name,
    description: wire.description,
    amount: wire.amount,
    minimumAmount: wire.minimum_amount,
    maximumAmount: wire.maximum_amount,
    activeUntil: wire.active_until,
    maxPayments: wire.max_payments,
  });
}

export type NewLink = LinkChange & {
  readonly name: string;
  readonly type: SessionType;
  readonly currency: string;
  readonly pgCodes: readonly string[];
  readonly orderNo: string | null;
  readonly webhookUrl: string | null;
  readonly redirectUrl: string | null;
};

export const CreateLink = object({
  ...CHANGEABLE,
  type: optional(choice(SESSION_TYPES)).describe(
    "Type of its sessions. `e_commerce`: an order of a shop. `payment_request`: a request to pay. Default: `payment_request`.",
  ),
  currency_code: matching(/^[A-Za-z]{3}$/, 3, "Enter a valid currency code.").describe("Currency (ISO 4217)."),
  pg_codes: list(text(128), { max: 50 }).describe("Codes of the gateway accounts that may serve its sessions."),
  order_no: optional(text(128)).describe("`order_no` of its sessions."),
  webhook_url: optional(webhookUrl(2000)).describe("Webhook address of its sessions. Default: the merchant's."),
  redirect_url: optional(url(2000, isReturnScheme)).describe(
    "Where customers return to, also in an app whose scheme `redirect_schemes` lists.",
  ),
}).transform(
  (wire): NewLink => ({
    ...changeOf(wire),
    name: wire.name,
    type: wire.type ?? "payment_request",
    currency: wire.currency_code.toUpperCase(),
    pgCodes: [...new Set(wire.pg_codes)],
    orderNo: wire.order_no ?? null,
    webhookUrl: wire.webhook_url ?? null,
    redirectUrl: wire.redirect_url ?? null,
  }),
);

export const ChangeLink = object({ ...CHANGEABLE, name: optional(CHANGEABLE.name) }).transform(changeOf);

export const LinkQuery = object(pageFields());
