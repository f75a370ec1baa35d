import {
  CycleList,
  PageLinkView,
  SubscriptionChangeList,
  SubscriptionList,
  SubscriptionView,
  UpcomingChargeList,
} from "@/server/domain/subscriptions/contract/answers";
import { type Entries, SAMPLES } from "../entry";

const SUBSCRIPTION = { subscription_id: SAMPLES.subscription };

export const SUBSCRIPTIONS: Entries = {
  "POST /b/pbl/v2/subscriptions/": {
    id: "subscriptions.list",
    tag: "Subscriptions",
    summary: "List subscriptions, newest first",
    description:
      "Lists subscriptions with the filters in the body. To follow `next` or `previous`, post the same body to it.",
    body: "SubscriptionSearch",
    answers: { 200: [SubscriptionList] },
    paging: "offset",
    examples: { active: { summary: "The active ones", body: { status: "active" } } },
  },
  "GET /b/pbl/v2/subscriptions/{subscription_id}/": {
    id: "subscriptions.retrieve",
    tag: "Subscriptions",
    summary: "Retrieve a subscription",
    description:
      "Returns the subscription with its card and current cycle. Users need the permission to view sessions of its type. A due cycle whose gateway account is missing or may not charge waits for up to 72 hours without an attempt.",
    answers: { 200: [SubscriptionView] },
    examples: { one: { summary: "A subscription", params: SUBSCRIPTION } },
  },
  "GET /b/pbl/v2/subscriptions/{subscription_id}/cycles/": {
    id: "subscriptions.listCycles",
    tag: "Subscriptions",
    summary: "List the billing cycles of a subscription, the first one first",
    description: "Lists the billing cycles with every charge of each, by cycle number.",
    answers: { 200: [CycleList] },
    paging: "offset",
    examples: { all: { summary: "Its cycles", params: SUBSCRIPTION } },
  },
  "POST /b/pbl/v2/subscriptions/{subscription_id}/cancel/": {
    id: "subscriptions.cancel",
    tag: "Subscriptions",
    summary: "Cancel a subscription",
    description:
      "Cancels now or at the end of the period. `immediate` also cancels the open cycle and unpaid sessions; a running charge keeps its outcome. `at_period_end` ends the subscription on the next scheduled day; a cycle that is already due is still charged. The customer is mailed. 409 if the subscription has ended. A repeat of the same key and body answers the same again.",
    body: "SubscriptionCancel",
    answers: { 200: [SubscriptionView] },
    refuses: [409, 422],
    key: "uuid",
    examples: {
      period: {
        summary: "At the period's end",
        params: SUBSCRIPTION,
        headers: { "Idempotency-Key": "0e3a1f6c-52b7-4c1d-9f0e-7a6b5c4d3e2f" },
        body: { mode: "at_period_end", reason: "Moved away" },
      },
    },
  },
  "PATCH /b/pbl/v2/subscriptions/{subscription_id}/": {
    id: "subscriptions.change",
    tag: "Subscriptions",
    summary: "Change amount, description, email address or card",
    description:
      "Changes the terms of cycles that do not exist yet; a cycle that exists keeps its amount. A lower amount applies at once, a higher one to cycles dated from the fourth day on, and the customer is mailed. Values that are already set change nothing. 409 before the setup has settled and after the end.",
    body: "SubscriptionChangeRequest",
    answers: { 200: [SubscriptionView] },
    refuses: [409],
    examples: {
      amount: {
        summary: "A new amount",
        params: SUBSCRIPTION,
        body: { recurring_amount: "6.000", reason: "New price list" },
      },
    },
  },
  "POST /b/pbl/v2/subscriptions/{subscription_id}/pause/": {
    id: "subscriptions.pause",
    tag: "Subscriptions",
    summary: "Pause a subscription",
    description:
      "Pauses now or from the next scheduled day, until a day or until you resume it. No cycle becomes due meanwhile; what was due before stays due. A repeat changes the end alone. The customer is mailed when the pause begins and ends. 409 before the setup has settled, after the end, and under a pending cancellation.",
    body: "SubscriptionPause",
    answers: { 200: [SubscriptionView] },
    refuses: [409],
    examples: {
      until: {
        summary: "From the next scheduled day, without a planned end",
        params: SUBSCRIPTION,
        body: { mode: "at_period_end", reason: "Summer" },
      },
    },
  },
  "POST /b/pbl/v2/subscriptions/{subscription_id}/resume/": {
    id: "subscriptions.resume",
    tag: "Subscriptions",
    summary: "Resume a paused subscription",
    description:
      "Ends the pause today, or withdraws one that has not begun. The next charge is on its own day or, if that has passed, on the first scheduled day from today on. Without a pause nothing changes. 409 before the setup has settled and after the end.",
    body: "SubscriptionResume",
    answers: { 200: [SubscriptionView] },
    refuses: [409],
    examples: { now: { summary: "Today", params: SUBSCRIPTION, body: {} } },
  },
  "GET /b/pbl/v2/subscriptions/{subscription_id}/upcoming/": {
    id: "subscriptions.listUpcoming",
    tag: "Subscriptions",
    summary: "List the next charges",
    description:
      "Lists at most 24 charges as far as they are known, the next one first: day, amount, card, and whether the card will have expired. Empty while none is scheduled (in setup, past due, ended, or paused without an end).",
    answers: { 200: [UpcomingChargeList] },
    paging: "offset",
    examples: { next: { summary: "The next charges", params: SUBSCRIPTION } },
  },
  "GET /b/pbl/v2/subscriptions/{subscription_id}/changes/": {
    id: "subscriptions.listChanges",
    tag: "Subscriptions",
    summary: "List the changes of a subscription, newest first",
    description: "Lists what merchant and customer changed, with the reason: terms, cards and pauses.",
    answers: { 200: [SubscriptionChangeList] },
    paging: "offset",
    examples: { all: { summary: "Its changes", params: SUBSCRIPTION } },
  },
  "GET /b/pbl/v2/subscriptions/{subscription_id}/page-link/": {
    id: "subscriptions.retrievePageLink",
    tag: "Subscriptions",
    summary: "Retrieve the link of the customer's own page",
    description:
      "Returns the link of the customer's self-service page. Anyone with the link may act on the subscription. Sessions that begin on the page have no `redirect_url`.",
    answers: { 200: [PageLinkView] },
    examples: { one: { summary: "The link", params: SUBSCRIPTION } },
  },
  "POST /b/pbl/v2/subscriptions/{subscription_id}/regenerate-page-token/": {
    id: "subscriptions.regeneratePageLink",
    tag: "Subscriptions",
    summary: "Make a new link of the customer's page; every earlier one is dead at once",
    description:
      "Revokes every earlier link and returns a new one. The customer is not notified: deliver the new link. Each call creates another link; `Idempotency-Key` is ignored. Users need the permission to change sessions of its type.",
    answers: { 200: [PageLinkView] },
    examples: { one: { summary: "A new link", params: SUBSCRIPTION } },
  },
};
