import { z } from "zod";
import { sentText } from "@/server/kernel/sent-values";
import {
  type Field,
  field,
  instant,
  integer,
  list,
  nullable,
  object,
  optional,
  optionalNotBlank,
  refuse,
  text,
} from "@/server/kernel/wire";
import { Amount, Currency, Instant, named, pageOf } from "@/server/kernel/wire-schema-parts";
import { parseBlock } from "../core/address-list";
import { currencyAmount } from "./currency-amount";
import { MAX_PERMISSIONS, permission } from "./people";

const MAX_OVERLAP_SECONDS = 86_400;
const MAX_ADDRESSES = 50;

function addressBlock(): Field<string> {
  return field((value) => parseBlock(sentText(value).trim()) ?? refuse("Enter a valid IP address or CIDR block."), {
    type: "string",
    maxLength: 50,
  });
}

const CEILING = currencyAmount({
  amount: "Most that the key may refund and credit on one day of the merchant's time zone.",
  currency: "Currency of the ceiling (ISO 4217). Others are refused.",
});

const ENDS = optionalNotBlank(nullable(instant()));

export const NewRestrictedKey = object({
  name: optional(text(50)).describe("Your name for the key. Default `key`."),
  permissions: list(permission(), { max: MAX_PERMISSIONS }).describe(
    "What the key may do: the permissions of users, such as `Can view payment requests` or `payment.refund`.",
  ),
  addresses: optional(list(addressBlock(), { max: MAX_ADDRESSES, empty: true })).describe(
    "IP addresses and CIDR blocks, such as `203.0.113.0/24`, from which the key is accepted; absent or empty for all.",
  ),
  daily_ceiling: optional(nullable(CEILING)).describe(
    "Most that the key may refund and credit to wallets on one day; null or absent for no ceiling.",
  ),
  expires_at: ENDS.describe(
    "When the key expires, an instant in the future in ISO 8601 with its offset; null or absent for never.",
  ),
}).transform(({ name, permissions, addresses, daily_ceiling: ceiling, expires_at: expiresAt }) => ({
  name: name ?? "key",
  permissions: [...new Set(permissions)],
  addresses: [...new Set(addresses ?? [])],
  ceiling: ceiling ?? null,
  expiresAt: expiresAt ?? null,
}));
export type NewRestrictedKey = z.infer<typeof NewRestrictedKey>;

export const KeyRotation = object({
  overlap_seconds: optional(integer(0, MAX_OVERLAP_SECONDS)).describe(
    "Seconds for which the former key still works, 0 to 86,400. Default 86,400.",
  ),
  expires_at: ENDS.describe(
    "When the new key expires, in ISO 8601 with its offset; null for never. Absent: when the former key would have.",
  ),
}).transform(({ overlap_seconds: overlapSeconds, expires_at: expiresAt }) => ({
  overlapSeconds: overlapSeconds ?? MAX_OVERLAP_SECONDS,
  expiresAt,
}));
export type KeyRotation = z.infer<typeof KeyRotation>;

const CeilingView = named(
  "DailyCeiling",
  z.strictObject({
    amount: Amount.describe("Most that the key may refund and credit on one day of the merchant's time zone."),
    currency_code: Currency.describe("Currency of the ceiling; refunds and credits in others are refused."),
  }),
);

const KEY = {
  id: z.string().describe("Id of the restricted key."),
  name: z.string().describe("Your name for the key."),
  permissions: z.array(z.string()).describe("What the key may do."),
  addresses: z
    .array(z.string())
    .describe("CIDR blocks from which the key is accepted; empty if it is accepted from every address."),
  daily_ceiling: z.nullable(CeilingView).describe("Most that the key may refund and credit on one day; null if none."),
  created_at: Instant.describe("When the key was created."),
  expires_at: z.nullable(Instant).describe("When the key expires, in real time; null if never."),
  revoked_at: z.nullable(Instant).describe("When the key was revoked; null if it was not."),
  api_version: z.iso.date().describe("API version, a date, in which requests with this key are read and answered."),
};

export const RestrictedKeyView = named("RestrictedKey", z.strictObject(KEY));
export type RestrictedKeyView = z.infer<typeof RestrictedKeyView>;

export const RestrictedKeyList = pageOf("RestrictedKeyList", RestrictedKeyView);

export const NewRestrictedKeyView = named(
  "NewRestrictedKey",
  z.strictObject({
    ...KEY,
    restricted_key: z.string().describe("The restricted key `rk_…`, for your server only. This answer alone shows it."),
  }),
);
export type NewRestrictedKeyView = z.infer<typeof NewRestrictedKeyView>;
