import { z } from "zod";
import { CHANNELS, OTHER_MAILS } from "@/server/domain/notifications/core/words";
import { pageFields, pageRequest } from "@/server/kernel/page";
import { customersPhone } from "@/server/kernel/phone-field";
import { choice, instant, object, optional, text } from "@/server/kernel/wire";
import { Instant, Language, named, pageOf } from "@/server/kernel/wire-schema-parts";

/**
 * Advances the test clock `to` an instant, or `by` an ISO 8601 duration counted in the merchant's time zone.
 */
export type ClockAdvanceInput = { readonly to?: Date; readonly by?: string };

export const ClockAdvance: z.ZodType<ClockAdvanceInput> = object({
  to: optional(instant()).describe(
    "Instant to move the clock to, ISO 8601 with its offset. It cannot be in the past. Send either this or `by`.",
  ),
  by: optional(text(100)).describe(
    "Duration to move the clock by, ISO 8601 such as `P1M` or `PT90M`, counted in the merchant's time zone. Send either this or `to`.",
  ),
});

export const MailQuery = z
  .object({
    customer_email: optional(text(254)).describe("Only messages to this email address."),
    customer_phone: optional(customersPhone(254)).describe("Only messages to this phone number, in any notation."),
    channel: optional(choice(CHANNELS)).describe("Only messages of this channel: `email`, `sms` or `whatsapp`."),
    ...pageFields(),
  })
  .transform(({ customer_email: customerEmail, customer_phone: customerPhone, channel, ...page }) => ({
    customerEmail,
    customerPhone,
    channel,
    ...pageRequest(page),
  }));

export type MailFilter = z.infer<typeof MailQuery>;

export const ClockView = named(
  "Clock",
  z.strictObject({ now: Instant.describe("Present time on the merchant's test clock.") }),
);
export type ClockView = z.infer<typeof ClockView>;

export const AdvancedClockView = named(
  "AdvancedClock",
  z.strictObject({
    now: Instant.describe("Time on the merchant's test clock after the advance."),
    ran: z
      .record(z.string(), z.int())
      .describe("Number of items that each job worked during the advance, by the job's name."),
  }),
);
export type AdvancedClockView = z.infer<typeof AdvancedClockView>;

const OTHER_KINDS = OTHER_MAILS.map((kind) => `\`${kind}\``)
  .join(", ")
  .replace(/, (?=[^,]*$)/, " or ");

export const MailView = named(
  "Mail",
  z.strictObject({
    id: z.string().describe("Id of the message."),
    channel: z.enum(CHANNELS).describe("`email`, `sms` or `whatsapp`."),
    to: z.string().describe("Recipient: an email address or a phone number."),
    subject: z.string().describe("Subject of a mail; empty for other channels."),
    language: Language.describe("Language of the message: `en` or `ar`."),
    kind: z
      .string()
      .describe(
        `What the message is about: \`session_\` and an event such as \`session_paid\`, ${OTHER_KINDS}. Kinds may be added.`,
      ),
    html: z.string().describe("HTML of a mail, with the same content as `text`; empty for other channels."),
    text: z.string().describe("Text of the message without markup."),
    sent_at: Instant.describe("When the message was sent, on the merchant's clock."),
    related_id: z
      .nullable(z.string())
      .describe(
        "Id of the session, subscription, request for approval or user that the message is about; null if there is none.",
      ),
    cc: z.array(z.string()).optional().describe("Addresses that got copies; absent if none."),
    bcc: z.array(z.string()).optional().describe("Addresses that got blind copies; absent if none."),
    attachments: z
      .array(
        z.strictObject({
          filename: z.string().describe("Name of the file."),
          content_type: z.string().describe("Media type of the file."),
          size: z.int().describe("Size of the file in bytes."),
        }),
      )
      .optional()
      .describe("Files of the mail; absent if none."),
    trace_id: z.string().optional().describe("Your `trace_id`; absent if none was sent."),
    tags: z.array(z.string()).optional().describe("Your `tags`; absent if none were sent."),
    unit_config: z.string().optional().describe("Your `unit_config`; absent if none was sent."),
  }),
);
export type MailView = z.infer<typeof MailView>;

export const MailList = pageOf("MailList", MailView);
export type MailList = z.infer<typeof MailList>;
