/** Reads the input of the sandbox endpoints; field names are the wire's. */
import { z } from "zod";
import { CHANNELS } from "@/server/domain/notifications/core/words";
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
  to: optional(instant()).describe("The instant to which the clock goes; it only moves forward."),
  by: optional(text(100)).describe(
    "An ISO 8601 duration such as `P1M` or `PT90M`, counted in the merchant's time zone.",
  ),
});

/** Which mails to list. */
export const MailQuery = z
  .object({
    customer_email: optional(text(128)).describe("The customer's mail address."),
    customer_phone: optional(text(16)).describe("The customer's phone number."),
    channel: optional(choice(CHANNELS)).describe("How the message goes."),
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
