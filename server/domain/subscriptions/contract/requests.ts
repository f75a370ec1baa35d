import { z } from "zod";
import { InvalidFields } from "@/server/kernel/errors";
import { type PageRequest, pageFields, pageRequest } from "@/server/kernel/page";
import { rangeEnd } from "@/server/kernel/time-range";
import { choice, email, flag, nullable, object, optional, optionalNotBlank, text } from "@/server/kernel/wire";
import { SUBSCRIPTION } from "../core/machine";
import { MOST_UPCOMING } from "../core/upcoming";
import { CANCELLATION_MODES } from "../core/words";
import { LimitedDay, RecurringAmount } from "./autopay";

const MAX_CUSTOMER_ID = 64;
const MAX_REMARK = 255;
const MAX_DESCRIPTION = 255;
const MAX_TOKEN = 50;
export const MAX_EMAIL = 128;
/** Page sizes of the list of subscriptions (Spec, "Limits"). */
const LIST_LIMITS = { fallback: 20, max: 100 };

/**
 * A filter of the list of subscriptions. The range compares creation times; both ends are inclusive (Spec,
 * "Subscription management").
 */
export const SubscriptionQuery = object({
  status: optional(choice(Object.keys(SUBSCRIPTION))).describe(
    "Only subscriptions in this state: `pending_setup`, `trialing`, `active`, `past_due`, `canceled`, `expired` or `setup_failed`.",
  ),
  customer_id: optional(text(MAX_CUSTOMER_ID)).describe("Only subscriptions of this customer of yours."),
  created_after: optional(rangeEnd()).describe(
    "Only subscriptions created from then on: a day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset.",
  ),
  created_before: optional(rangeEnd()).describe(
    "Only subscriptions created until then, included: a day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset.",
  ),
  ...pageFields(LIST_LIMITS),
}).transform(({ customer_id, created_after, created_before, starting_after, ...query }) => ({
  ...query,
  startingAfter: starting_after,
  customerId: customer_id,
  createdAfter: created_after,
  createdBefore: created_before,
}));

export type SubscriptionFilter = z.infer<typeof SubscriptionQuery>;

export const SubscriptionWindow = z.object({
  limit: optional(pageFields(LIST_LIMITS).limit).describe(
    "Rows per page; decides over `limit` of the body. Default 20; a value above 100 counts as 100.",
  ),
  offset: optional(pageFields(LIST_LIMITS).offset).describe(
    "Number of rows to skip; decides over `offset` of the body. Default 0.",
  ),
  starting_after: pageFields(LIST_LIMITS).starting_after.describe(
    "Id of the subscription after which the page starts. Decides over `offset`, and over `starting_after` of the body.",
  ),
});

/**
 * The limit and position in the URL's query take precedence over the body's (Spec, "The subscription object"
 * 1 to 4), because the client repeats the body.
 */
export function windowOf(query: z.infer<typeof SubscriptionWindow>, body: PageRequest): PageRequest {
  const isPlaced = query.offset !== undefined || query.starting_after !== undefined;
  return {
    limit: query.limit ?? body.limit,
    offset: query.offset ?? body.offset,
    startingAfter: isPlaced ? query.starting_after : body.startingAfter,
  };
}

function numberedPage(name: string, sizes = {}) {
  const starting_after = pageFields().starting_after.describe(
    `\`${name}\` of the row after which the page starts. Decides over \`offset\`.`,
  );
  return z.object({ ...pageFields(sizes), starting_after }).transform(pageRequest);
}

export const CycleQuery = numberedPage("cycle_number");

export const CancellationRequest = object({
  mode: choice(CANCELLATION_MODES).describe(
    "`immediate`: ends now. `at_period_end`: ends on the next scheduled day, uncharged.",
  ),
  reason: optional(text(MAX_REMARK)).describe("Your reason, stored as `cancellation_reason`."),
  note: optional(text(MAX_REMARK)).describe("Your note, stored as `cancellation_note`."),
});

export type CancellationInput = z.infer<typeof CancellationRequest>;

export const ChangeRequest = object({
  recurring_amount: optional(RecurringAmount).describe(
    "New amount of cycles that do not exist yet, with the limits of `autopay.recurring_amount`. A higher amount applies to cycles dated from the fourth day after the change.",
  ),
  description: optional(nullable(text(MAX_DESCRIPTION))).describe("New description of the plan; null for none."),
  customer_email: optional(email(MAX_EMAIL)).describe("New email address. The former one is mailed, too."),
  card_token: optional(text(MAX_TOKEN)).describe(
    "Token of a saved card of the customer, which the service charges from now on. A running charge keeps its card.",
  ),
  remove_backup_card: optional(flag()).describe(
    "True removes the second card. Only the customer can allow one, on the self-service page.",
  ),
  reason: optional(text(MAX_REMARK)).describe("Your reason, stored with the change."),
});

export type ChangeInput = z.infer<typeof ChangeRequest>;

export const PauseRequest = object({
  mode: optional(choice(CANCELLATION_MODES)).describe(
    "`immediate`, the default: paused now. `at_period_end`: paused from the next scheduled day. No charge becomes due during the pause in either case.",
  ),
  resume_on: optionalNotBlank(nullable(LimitedDay)).describe(
    "First day with charges again, in the merchant's time zone. Null: until you resume it.",
  ),
  reason: optional(text(MAX_REMARK)).describe("Your reason, stored with the change."),
});

export type PauseInput = z.infer<typeof PauseRequest>;

export const ResumeRequest = object({
  reason: optional(text(MAX_REMARK)).describe("Your reason, stored with the change."),
});

export type ResumeInput = z.infer<typeof ResumeRequest>;

export const ChangeQuery = numberedPage("number");

export const UpcomingQuery = numberedPage("cycle_number", { fallback: 3, max: MOST_UPCOMING });

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/**
 * Reads the `Idempotency-Key` header of a cancellation in lower case.
 * @throws {InvalidFields} if it is absent, empty or no UUID v4
 */
export function readCancellationKey(header: string | null): string {
  if (header === null || header.trim() === "")
    throw new InvalidFields({ "Idempotency-Key": ["This field is required."] });
  const key = header.trim().toLowerCase();
  if (!UUID_V4.test(key)) throw new InvalidFields({ "Idempotency-Key": ["Must be a valid UUID v4."] });
  return key;
}
