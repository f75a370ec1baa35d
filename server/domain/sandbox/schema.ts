/** Reads the input of the sandbox endpoints; field names are the wire's. */
import { z } from "zod";
import { CHANNELS } from "@/server/domain/notifications";
import { pageFields } from "@/server/kernel/page";
import { choice, instant, object, optional, text } from "@/server/kernel/wire";

/**
 * How far to advance the test clock: `to` an instant, or `by` an ISO 8601 duration counted in the merchant's
 * time zone.
 */
export type ClockAdvanceInput = { readonly to?: Date; readonly by?: string };

/**
 * Reads {@link ClockAdvanceInput}; which of the two may be sent, and how far it may reach, depends on the
 * clock.
 */
export const ClockAdvance: z.ZodType<ClockAdvanceInput> = object({
  to: optional(instant()),
  by: optional(text(100)),
});

/** Which mails to list. */
export const MailQuery = z
  .object({
    customer_email: optional(text(128)),
    customer_phone: optional(text(16)),
    channel: optional(choice(CHANNELS)),
    ...pageFields(),
  })
  .transform(({ customer_email: customerEmail, customer_phone: customerPhone, channel, limit, offset }) => ({
    customerEmail,
    customerPhone,
    channel,
    limit,
    offset,
  }));

export type MailFilter = z.infer<typeof MailQuery>;
