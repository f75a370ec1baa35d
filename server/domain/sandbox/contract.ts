/** Reads the input of the sandbox endpoints; field names are the wire's. */

import { z } from "zod";
import { CHANNELS } from "@/server/domain/notifications/core/words";
import { pageFields } from "@/server/kernel/page";
import { choice, instant, object, optional, text } from "@/server/kernel/wire";
import { Instant, Language, named, pageOf } from "@/server/kernel/wire-schema-parts";

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

export const ClockView = named(
  "Clock",
  z.strictObject({ now: Instant.describe("The present on the merchant's clock.") }),
);
export type ClockView = z.infer<typeof ClockView>;

export const AdvancedClockView = named(
  "AdvancedClock",
  z.strictObject({
    now: Instant.describe("The present on the merchant's clock."),
    ran: z.record(z.string(), z.int()).describe("How many items of each job were run on the way."),
  }),
);
export type AdvancedClockView = z.infer<typeof AdvancedClockView>;

export const MailView = named(
  "Mail",
  z.strictObject({
    id: z.string().describe("Its id."),
    channel: z.enum(CHANNELS).describe("How the message goes."),
    to: z.string().describe("Mail address, or phone number with `+` or `00`."),
    subject: z.string().describe("Of a mail; in place of the template's."),
    language: Language.describe("Of pages and messages."),
    kind: z.string().describe("What it is about."),
    html: z.string().describe("Of a mail; empty of a text."),
    text: z.string().describe("Without markup."),
    sent_at: Instant.describe("When it was sent, on the merchant's clock."),
    related_id: z.nullable(z.string()).describe("What it is about; null if nothing."),
    cc: z.array(z.string()).optional().describe("Addresses that get copies."),
    bcc: z.array(z.string()).optional().describe("Addresses that get hidden copies."),
    attachments: z
      .array(
        z.strictObject({
          filename: z.string().describe("The file's name."),
          content_type: z.string().describe("The file's media type."),
          size: z.int().describe("Bytes."),
        }),
      )
      .optional()
      .describe("Files of a mail, at most 10 and 2.5 MB in all."),
    trace_id: z.string().optional().describe("Yours, kept with the message."),
    tags: z.array(z.string()).optional().describe("Marks."),
    unit_config: z.string().optional().describe("The sender's unit; required for `whatsapp`."),
  }),
);
export type MailView = z.infer<typeof MailView>;

export const MailList = pageOf("MailList", MailView);
export type MailList = z.infer<typeof MailList>;
