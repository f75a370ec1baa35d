/** Events, messages, the sandbox and client SDKs. */

import { z } from "zod";
import { SentMessageView } from "@/server/domain/notifications/contract/answers";
import { OperationEventView } from "@/server/domain/operations/contract/answers";
import { SignedPaymentEvent } from "@/server/domain/payments/contract";
import { AdvancedClockView, ClockView, MailList } from "@/server/domain/sandbox/contract";
import { PrePaymentView, SdkCodeSent, SdkRedirect, SdkSessionView, WalletSheet } from "@/server/domain/sdk/contract";
import { ResentNoticeView } from "@/server/domain/sessions/contract/answers";
import { SdkResult } from "@/server/domain/sessions/contract/preload";
import { SubscriptionEvent } from "@/server/domain/subscriptions/contract/answers";
import { DeliveryView, eventOf } from "@/server/domain/webhooks/contract";
import { pageOf } from "@/server/kernel/wire-schema-parts";
import { type Entries, SAMPLES } from "../entry";

const EventView = eventOf(z.union([SignedPaymentEvent, OperationEventView, SubscriptionEvent]));
const EventList = pageOf("EventList", EventView);

const EVENT = { id: SAMPLES.event };
const SESSION = { session_id: SAMPLES.session };

export const OPERATING: Entries = {
  "GET /b/events/v1/events/": {
    id: "events.list",
    tag: "Events",
    summary: "List events, newest first",
    answers: { 200: [EventList] },
    paging: "offset",
    examples: { session: { summary: "Of a session", query: { session_id: SAMPLES.paidSession } } },
  },
  "GET /b/events/v1/events/{id}/": {
    id: "events.retrieve",
    tag: "Events",
    summary: "Retrieve an event with its deliveries",
    answers: { 200: [EventView] },
    examples: { one: { summary: "An event", params: EVENT } },
  },
  "POST /b/events/v1/events/{id}/redeliver/": {
    id: "events.redeliver",
    tag: "Events",
    summary: "Post an event again at once",
    answers: { 200: [DeliveryView] },
    refuses: [409],
    examples: { none: { summary: "An event that has no address", params: EVENT, status: 409 } },
  },
  "POST /b/pbl/v2/message-notification/": {
    id: "notifications.resend",
    tag: "Messages",
    summary: "Send the message of a session's present state again",
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
    answers: { 200: [ClockView] },
    refuses: [403],
    examples: { now: { summary: "The present" } },
  },
  "POST /b/sandbox/v1/clock/advance/": {
    id: "clock.advance",
    tag: "Sandbox",
    summary: "Advance the test clock, and run what falls due on the way",
    body: "ClockAdvance",
    answers: { 200: [AdvancedClockView] },
    refuses: [403, 409],
    examples: { hour: { summary: "An hour", body: { by: "PT1H" } } },
  },
  "GET /b/sandbox/v1/emails/": {
    id: "mailbox.list",
    tag: "Sandbox",
    summary: "List the messages that customers were sent, newest first",
    answers: { 200: [MailList] },
    refuses: [403],
    paging: "offset",
    examples: { customer: { summary: "To an address", query: { customer_email: "sara@example.com" } } },
  },
  "GET /b/checkout/v1/sdk/{session_id}/": {
    id: "sdk.retrieve",
    tag: "Client SDKs",
    summary: "Read what a client SDK starts from, without the customer's own data",
    answers: { 200: [SdkSessionView] },
    examples: { one: { summary: "A session", params: SESSION } },
  },
  "POST /b/checkout/api/sdk/v1/submit/{session_id}/": {
    id: "sdk.submit",
    tag: "Client SDKs",
    summary: "Begin a payment, or charge a saved card",
    body: "SdkSubmit",
    answers: { 200: [SdkResult, SdkRedirect] },
    refuses: [409],
    examples: { method: { summary: "By a method", params: SESSION, body: { pg_code: "sandbox" } } },
  },
  "POST /b/checkout/api/sdk/v1/cancel/{session_id}/": {
    id: "sdk.cancel",
    tag: "Client SDKs",
    summary: "Give the session up",
    answers: { 200: [SdkResult] },
    refuses: [409],
    examples: { one: { summary: "A session", params: SESSION } },
  },
  "POST /b/checkout/api/sdk/v1/pre-payment-option-check/{session_id}/": {
    id: "sdk.checkInstalments",
    tag: "Client SDKs",
    summary: "Ask whether an account lends",
    body: "SdkInstalmentCheck",
    answers: { 200: [PrePaymentView] },
    examples: {
      flex: { summary: "Instalments", params: SESSION, body: { pg_code: "sandbox-flex" } },
    },
  },
  "POST /b/checkout/api/sdk/v1/apple-pay-session/{session_id}/": {
    id: "sdk.openApplePay",
    tag: "Client SDKs",
    summary: "Get the object that device wallet A's script asks for",
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
    body: "SdkWalletPhone",
    answers: { 200: [SdkCodeSent] },
    refuses: [409],
    examples: { phone: { summary: "A phone", params: SESSION, body: { customer_phone: "+96550000000" } } },
  },
  "POST /b/checkout/api/sdk/v1/stc-pay-code/{session_id}/": {
    id: "sdk.confirmCode",
    tag: "Client SDKs",
    summary: "Pay with the code that stc pay sent",
    body: "SdkWalletCode",
    answers: { 200: [SdkResult] },
    refuses: [409],
    examples: { none: { summary: "No code was sent", params: SESSION, body: { otp: "111111" }, status: 409 } },
  },
  "DELETE /b/checkout/api/sdk/v1/card/{session_id}/{card_id}/": {
    id: "sdk.deleteCard",
    tag: "Client SDKs",
    summary: "Remove a saved card",
    answers: { 204: "empty" },
    refuses: [409],
    examples: {
      one: { summary: "A card", params: { session_id: SAMPLES.session, card_id: SAMPLES.savedCard } },
    },
  },
};
