import { z } from "zod";
import { SentMessageView } from "@/server/domain/notifications/contract/answers";
import { OperationEventView } from "@/server/domain/operations/contract/answers";
import { SignedPaymentEvent } from "@/server/domain/payments/contract";
import { AdvancedClockView, ClockView, MailList } from "@/server/domain/sandbox/contract";
import { PrePaymentView, SdkCodeSent, SdkRedirect, SdkSessionView, WalletSheet } from "@/server/domain/sdk/contract";
import { ResentNoticeView } from "@/server/domain/sessions/contract/answers";
import { SdkResult } from "@/server/domain/sessions/contract/preload";
import { SubscriptionEvent } from "@/server/domain/subscriptions/contract/answers";
import { DeliveryView, eventOf } from "@/server/domain/webhooks/contract/events";
import { ObjectEvent } from "@/server/domain/webhooks/contract/objects";
import { pageOf } from "@/server/kernel/wire-schema-parts";
import { type Entries, SAMPLES } from "../entry";

const EventView = eventOf(z.union([SignedPaymentEvent, OperationEventView, SubscriptionEvent, ObjectEvent]));
const EventList = pageOf("EventList", EventView);

const EVENT = { id: SAMPLES.event };
const SESSION = { session_id: SAMPLES.session };

export const OPERATING: Entries = {
  "GET /b/events/v1/events/": {
    id: "events.list",
    tag: "Events",
    summary: "List events, newest first",
    description:
      "Lists events, the webhooks' payloads, with their deliveries. Users see events of the types of session that they may view.",
    answers: { 200: [EventList] },
    paging: "offset",
    examples: { session: { summary: "Of a session", query: { session_id: SAMPLES.paidSession } } },
  },
  "GET /b/events/v1/events/{id}/": {
    path: { id: "Id of the event." },
    id: "events.retrieve",
    tag: "Events",
    summary: "Retrieve an event with its deliveries",
    description: "Returns one event with the log of its deliveries.",
    answers: { 200: [EventView] },
    examples: { one: { summary: "An event", params: EVENT } },
  },
  "POST /b/events/v1/events/{id}/redeliver/": {
    path: { id: "Id of the event." },
    id: "events.redeliver",
    tag: "Events",
    summary: "Post an event again at once",
    description:
      "Posts the event again to its address at once and returns the delivery. 409 if the event has no address.",
    answers: { 200: [DeliveryView] },
    refuses: [409],
    examples: { none: { summary: "An event that has no address", params: EVENT, status: 409 } },
  },
  "POST /b/pbl/v2/message-notification/": {
    id: "notifications.resend",
    tag: "Messages",
    summary: "Send the message of a session's present state again",
    description:
      "Sends the message of the session's present state again, 10 a minute. 400, and nothing is sent, if a channel does not list the state, has no contact or is not configured.",
    body: "NotificationResend",
    answers: { 200: [ResentNoticeView] },
    refuses: [404],
    examples: {
      email: { summary: "By mail", body: { session_id: SAMPLES.session, channels: ["email"] } },
    },
  },
  "POST /b/pbl/v2/send-notification/": {
    id: "notifications.send",
    tag: "Messages",
    summary: "Send a message of a template to anyone",
    description:
      "Sends a message of a template to any recipient, 10 a minute. 400 with `result` `failed` for an unknown template or a channel that is not configured; 413 above 4 MiB.",
    body: "NotificationSend",
    answers: { 200: [SentMessageView] },
    examples: {
      paid: {
        summary: "A mail about a payment",
        body: {
          channel: "email",
          template_id: "paid",
          to: "sara@example.com",
          context: { amount: "10.500", currency_code: "KWD", order_no: "10482" },
        },
      },
    },
  },
  "POST /b/pbl/v2/notifications/send/{channel}/": {
    id: "notifications.sendByChannel",
    tag: "Messages",
    summary: "Send a message of a template, with the channel in the path",
    description: "The same as `send-notification`, with the channel in the path; 404 for an unknown channel.",
    body: "ChannelNotificationSend",
    answers: { 200: [SentMessageView] },
    examples: {
      plain: {
        summary: "A plain mail",
        params: { channel: "email" },
        body: {
          template_id: "plain",
          to: "sara@example.com",
          subject: "Your order {{order_no}}",
          body: "It is on its way.",
          context: { order_no: "10482" },
        },
      },
    },
  },
  "GET /b/sandbox/v1/clock/": {
    id: "clock.retrieve",
    tag: "Sandbox",
    summary: "Read the test clock",
    description: "Returns the time on the merchant's test clock. 403 for merchants in production.",
    answers: { 200: [ClockView] },
    refuses: [403],
    examples: { now: { summary: "The present" } },
  },
  "POST /b/sandbox/v1/clock/advance/": {
    id: "clock.advance",
    tag: "Sandbox",
    summary: "Advance the test clock, and run what falls due on the way",
    description:
      "Moves the test clock forward, at most ten years a call, and first runs in time order every job that falls due. 409 while another call advances it. 403 for merchants in production. The clock governs sessions, attempts, deliveries and stored dates; tokens, expiry of keys, rate limits and `Idempotency-Key` use real time.",
    body: "ClockAdvance",
    answers: { 200: [AdvancedClockView] },
    refuses: [403, 409],
    examples: { hour: { summary: "An hour", body: { by: "PT1H" } } },
  },
  "GET /b/sandbox/v1/emails/": {
    id: "mailbox.list",
    tag: "Sandbox",
    summary: "List the messages that customers were sent, newest first",
    description:
      "Lists mails, SMS and WhatsApp messages as they were sent, or would have been. 403 for merchants in production.",
    answers: { 200: [MailList] },
    refuses: [403],
    paging: "offset",
    examples: { customer: { summary: "To an address", query: { customer_email: "sara@example.com" } } },
  },
  "GET /b/checkout/v1/sdk/{session_id}/": {
    id: "sdk.retrieve",
    tag: "Client SDKs",
    summary: "Read what a client SDK starts from, without the customer's own data",
    description: "Returns what a client SDK starts from, without fields of the customer.",
    answers: { 200: [SdkSessionView] },
    examples: { one: { summary: "A session", params: SESSION } },
  },
  "POST /b/checkout/api/sdk/v1/submit/{session_id}/": {
    id: "sdk.submit",
    tag: "Client SDKs",
    summary: "Begin a payment, or charge a saved card",
    description:
      "Begins a payment by a method and returns the page to send the customer to, or charges a saved card and returns the result. 409 if the session takes no payment or the card's price has changed.",
    body: "SdkSubmit",
    answers: { 200: [SdkResult, SdkRedirect] },
    refuses: [409],
    examples: { method: { summary: "By a method", params: SESSION, body: { pg_code: "sandbox" } } },
  },
  "POST /b/checkout/api/sdk/v1/cancel/{session_id}/": {
    id: "sdk.cancel",
    tag: "Client SDKs",
    summary: "Give the session up",
    description:
      "Cancels a session that can still be paid and returns the result. 409 if it has ended or a charge is running.",
    answers: { 200: [SdkResult] },
    refuses: [409],
    examples: { one: { summary: "A session", params: SESSION } },
  },
  "POST /b/checkout/api/sdk/v1/pre-payment-option-check/{session_id}/": {
    id: "sdk.checkInstalments",
    tag: "Client SDKs",
    summary: "Ask whether an account lends",
    description: "Returns the instalment plans that a method offers for the session.",
    body: "SdkInstalmentCheck",
    answers: { 200: [PrePaymentView] },
    examples: {
      flex: { summary: "Instalments", params: SESSION, body: { pg_code: "sandbox-flex" } },
    },
  },
  "POST /b/checkout/api/sdk/v1/apple-pay-session/{session_id}/": {
    id: "sdk.openApplePay",
    tag: "Client SDKs",
    summary: "Get the object that Apple Pay's script asks for",
    description: "Returns the object that Apple Pay's script needs to open its sheet.",
    body: "SdkApplePaySession",
    answers: { 200: [WalletSheet] },
    refuses: [409],
    examples: {
      sheet: {
        summary: "The address that the wallet gave",
        params: SESSION,
        body: { validation_url: "https://apple-pay-gateway.apple.com/paymentservices/startSession" },
      },
    },
  },
  "POST /b/checkout/api/sdk/v1/stc-pay/{session_id}/": {
    id: "sdk.sendCode",
    tag: "Client SDKs",
    summary: "Have stc pay send a code to a phone",
    description:
      "Begins a payment with stc pay and sends a code to the customer's phone. A second call sends another code.",
    body: "SdkWalletPhone",
    answers: { 200: [SdkCodeSent] },
    refuses: [409],
    examples: { phone: { summary: "A phone", params: SESSION, body: { customer_phone: "+96550000000" } } },
  },
  "POST /b/checkout/api/sdk/v1/stc-pay-code/{session_id}/": {
    id: "sdk.confirmCode",
    tag: "Client SDKs",
    summary: "Pay with the code that stc pay sent",
    description:
      "Pays with the code that was sent to the customer's phone. 409 if no code is expected for the session.",
    body: "SdkWalletCode",
    answers: { 200: [SdkResult] },
    refuses: [409],
    examples: { none: { summary: "No code was sent", params: SESSION, body: { otp: "111111" }, status: 409 } },
  },
  "DELETE /b/checkout/api/sdk/v1/card/{session_id}/{card_id}/": {
    id: "sdk.deleteCard",
    tag: "Client SDKs",
    summary: "Remove a saved card",
    description:
      "Removes a saved card of the session's customer. 409 while the card is charged under an agreement or by a subscription.",
    answers: { 204: "empty" },
    refuses: [409],
    examples: {
      one: { summary: "A card", params: { session_id: SAMPLES.session, card_id: SAMPLES.savedCard } },
    },
  },
};
