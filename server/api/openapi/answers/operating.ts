/** Reports, events, messages, the test clock and the mailbox. */
import { z } from "zod";
import { CHANNELS } from "@/server/domain/notifications/core/words";
import { FILE_FORMATS, LISTED_INTERVALS, SOURCES } from "@/server/domain/reports/core/words";
import { DELIVERY_STATES, EVENT_KINDS } from "@/server/domain/webhooks/core/words";
import { AnyObject, Instant, Language, named, pageOf, Url } from "@/server/kernel/wire-schema-parts";
import { OperationEvent, PaymentEvent } from "./payments";
import { SubscriptionEvent } from "./subscriptions";

export const Report = named(
  "Report",
  z.strictObject({
    encrypted_id: z.string().describe("The report."),
    report_name: z.string().describe("The file's name without its extension."),
    interval: z.enum(LISTED_INTERVALS).describe("The span that it is about."),
    source: z.enum(SOURCES).describe("Where it comes from."),
    file_format: z.enum(FILE_FORMATS).describe("CSV, or a workbook."),
    records_amount: z.nullable(z.int()).describe("How many rows it has; null while it is written."),
    status: z.enum(["in_progress", "finished", "failed"]).describe("Where it stands."),
    starts_at: Instant.describe("The first instant of the span."),
    ends_at: Instant.describe("The first instant after the span."),
    generated_at: z.nullable(Instant).describe("When it was written; null before."),
    created_at: Instant.describe("When it was made."),
    download_action: z
      .strictObject({
        method: z.literal("GET").describe("The verb of the request."),
        url: Url.describe("The address of the request."),
      })
      .describe("How to download it, for an hour."),
  }),
);
export const ReportList = pageOf("ReportList", Report);

export const Delivery = named(
  "Delivery",
  z.strictObject({
    id: z.string().describe("Its id."),
    url: Url.describe("The address."),
    state: z.enum(DELIVERY_STATES).describe("Where it stands."),
    attempts: z.int().describe("How many tries there were, those asked for included."),
    next_attempt_at: z.nullable(Instant).describe("When it is tried next; null when nothing more is scheduled."),
    last_status: z.nullable(z.int()).describe("The HTTP status of the last answer; null if there was none."),
    last_error: z.nullable(z.string()).describe("Why the last try failed; null if it did not."),
    log: z
      .array(
        named(
          "DeliveryTry",
          z.strictObject({
            number: z.int().describe("1, 2, 3 … in its list."),
            manual: z.boolean().describe("It was asked for and is no part of the schedule."),
            at: Instant.describe("When it was tried."),
            status: z.nullable(z.int()).describe("The HTTP status of the answer; null if there was none."),
            error: z.nullable(z.string()).describe("Why it failed; null if it was accepted."),
            duration_ms: z.int().describe("Milliseconds until the answer."),
          }),
        ),
      )
      .describe("Each try, oldest first."),
  }),
);

export const Event = named(
  "Event",
  z.strictObject({
    id: z.string().describe("Its id."),
    kind: z.enum(EVENT_KINDS).describe("What it is about."),
    session_id: z.nullable(z.string()).describe("The session."),
    subscription_id: z.nullable(z.string()).describe("The subscription."),
    number: z
      .int()
      .describe(
        "Counts the events of its session or, if it is of kind `subscription`, of its subscription, without gaps.",
      ),
    occurred_at: Instant.describe("When it happened, on the merchant's clock."),
    payload: z.union([PaymentEvent, OperationEvent, SubscriptionEvent]).describe("The object that was posted."),
    deliveries: z.array(Delivery).describe("Its way to each address."),
  }),
);
export const EventList = pageOf("EventList", Event);

export const Clock = named("Clock", z.strictObject({ now: Instant.describe("The present on the merchant's clock.") }));
export const AdvancedClock = named(
  "AdvancedClock",
  z.strictObject({
    now: Instant.describe("The present on the merchant's clock."),
    ran: z.record(z.string(), z.int()).describe("How many items of each job were run on the way."),
  }),
);

export const MailList = pageOf(
  "MailList",
  named(
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
  ),
);

export const SentMessage = named(
  "SentMessage",
  z.strictObject({
    message: z.string().describe("What the gateway or the service says of it."),
    result: z.literal("success").describe("How it ended."),
  }),
);
export const ResentNotice = named(
  "ResentNotice",
  z.strictObject({ message: z.string().describe("What the gateway or the service says of it.") }),
);
export const UnsentNotice = named(
  "UnsentNotice",
  z.strictObject({
    session_id: z.string().optional().describe("The session."),
    order_no: z.string().optional().describe("Your own reference; it need not be unique."),
    channels: z.array(z.string()).describe("How the message goes."),
    result: z.literal("failed").describe("How it ended."),
  }),
);

/** What a wallet's own script reads, unchanged. */
export const WalletSheet = named("WalletSheet", AnyObject);
