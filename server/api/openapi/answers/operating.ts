/** Reports, events, messages, the test clock and the mailbox. */
import { z } from "zod";
import { CHANNELS } from "@/server/domain/notifications/core/words";
import { FILE_FORMATS, LISTED_INTERVALS, SOURCES } from "@/server/domain/reports/core/words";
import { DELIVERY_STATES, EVENT_KINDS } from "@/server/domain/webhooks/core/words";
import { AnyObject, Instant, Language, named, pageOf, Url } from "./parts";
import { OperationEvent, PaymentEvent } from "./payments";
import { SubscriptionEvent } from "./subscriptions";

export const Report = named(
  "Report",
  z.strictObject({
    encrypted_id: z.string(),
    report_name: z.string(),
    interval: z.enum(LISTED_INTERVALS),
    source: z.enum(SOURCES),
    file_format: z.enum(FILE_FORMATS),
    records_amount: z.nullable(z.int()),
    status: z.enum(["in_progress", "finished", "failed"]),
    starts_at: Instant,
    ends_at: Instant,
    generated_at: z.nullable(Instant),
    created_at: Instant,
    download_action: z.strictObject({ method: z.literal("GET"), url: Url }),
  }),
);
export const ReportList = pageOf("ReportList", Report);

export const Delivery = named(
  "Delivery",
  z.strictObject({
    id: z.string(),
    url: Url,
    state: z.enum(DELIVERY_STATES),
    attempts: z.int(),
    next_attempt_at: z.nullable(Instant),
    last_status: z.nullable(z.int()),
    last_error: z.nullable(z.string()),
    log: z.array(
      named(
        "DeliveryTry",
        z.strictObject({
          number: z.int(),
          manual: z.boolean(),
          at: Instant,
          status: z.nullable(z.int()),
          error: z.nullable(z.string()),
          duration_ms: z.int(),
        }),
      ),
    ),
  }),
);

export const Event = named(
  "Event",
  z.strictObject({
    id: z.string(),
    kind: z.enum(EVENT_KINDS),
    session_id: z.nullable(z.string()),
    subscription_id: z.nullable(z.string()),
    number: z.int(),
    occurred_at: Instant,
    payload: z.union([PaymentEvent, OperationEvent, SubscriptionEvent]),
    deliveries: z.array(Delivery),
  }),
);
export const EventList = pageOf("EventList", Event);

export const Clock = named("Clock", z.strictObject({ now: Instant }));
export const AdvancedClock = named(
  "AdvancedClock",
  z.strictObject({ now: Instant, ran: z.record(z.string(), z.int()) }),
);

export const MailList = pageOf(
  "MailList",
  named(
    "Mail",
    z.strictObject({
      id: z.string(),
      channel: z.enum(CHANNELS),
      to: z.string(),
      subject: z.string(),
      language: Language,
      kind: z.string(),
      html: z.string(),
      text: z.string(),
      sent_at: Instant,
      related_id: z.nullable(z.string()),
      cc: z.array(z.string()).optional(),
      bcc: z.array(z.string()).optional(),
      attachments: z
        .array(z.strictObject({ filename: z.string(), content_type: z.string(), size: z.int() }))
        .optional(),
      trace_id: z.string().optional(),
      tags: z.array(z.string()).optional(),
      unit_config: z.string().optional(),
    }),
  ),
);

export const SentMessage = named("SentMessage", z.strictObject({ message: z.string(), result: z.literal("success") }));
export const ResentNotice = named("ResentNotice", z.strictObject({ message: z.string() }));
export const UnsentNotice = named(
  "UnsentNotice",
  z.strictObject({
    session_id: z.string().optional(),
    order_no: z.string().optional(),
    channels: z.array(z.string()),
    result: z.literal("failed"),
  }),
);

/** What a wallet's own script reads, unchanged. */
export const WalletSheet = named("WalletSheet", AnyObject);
