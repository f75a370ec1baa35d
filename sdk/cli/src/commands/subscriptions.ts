import { createHash, randomUUID } from "node:crypto";
import {
  PermissionError,
  type SessionCreate,
  type SubscriptionCancel,
  type SubscriptionChangeRequest,
  type SubscriptionPause,
  type SubscriptionSearch,
} from "@sarraf/node";
import { type Command, countOf, given, type Invocation, KEY_OPTIONS, keyOf, unread } from "../command";
import { CANCELLATION_MODES, FREQUENCIES } from "../words";
import { SESSION_OPTIONS, sandboxAmount, sessionOf } from "./new-session";

const ID = { name: "subscription_id" } as const;
const { amount: _, ...OTHER_OPTIONS } = SESSION_OPTIONS;

/** Today in the merchant's time zone, by its test clock if it has one. */
async function todayOf({ sarraf, signal }: Invocation): Promise<string> {
  const clock = sarraf.sandbox.clock({ signal }).catch((error: unknown) => {
    if (error instanceof PermissionError) return { now: new Date().toISOString() };
    throw error;
  });
  const [{ now }, { timezone: timeZone }] = await Promise.all([clock, sarraf.merchant.settings({ signal })]);
  return new Intl.DateTimeFormat("en-CA", { timeZone }).format(new Date(now));
}

const digest = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 8);

export async function setupSessionOf(call: Invocation): Promise<SessionCreate> {
  const { text } = call;
  const start = text("start-date") ?? (await todayOf(call));
  const recurring = text("amount") ?? (await sandboxAmount(call, "5.000"));
  const autopay = { frequency: text("frequency") ?? "monthly", recurring_amount: recurring, start_date: start };
  const fields = unread<Partial<SessionCreate>>({
    payment_type: "auto_pay",
    amount: recurring,
    customer_id: "cli-customer",
    customer_email: "customer@shop.example",
    // Retries under one idempotency key must have the same body.
    agreement: { id: `cli-${digest(keyOf(call).idempotencyKey ?? randomUUID())}` },
    autopay: { ...autopay, ...given({ end_date: text("end-date") }) },
  });
  const session = await sessionOf(call, fields, { operation: "purchase", keepsCards: true });
  return { ...session, amount: text("first-amount") ?? recurring };
}

const SUBSCRIPTION_OPTIONS = {
  ...OTHER_OPTIONS,
  amount: { value: "decimal", help: "Amount of each cycle; default in the sandbox: 5.000" },
  "first-amount": { value: "decimal", help: "Amount of the first payment; default: that of each cycle" },
  frequency: { value: "how", help: "Billing frequency, default monthly", choices: FREQUENCIES },
  "start-date": { value: "date", help: "First day, default today" },
  "end-date": { value: "date", help: "Last day" },
} as const;

async function list(call: Invocation): Promise<void> {
  const { sarraf, text, out, signal } = call;
  const most = countOf(call, "limit", 20);
  const search = given({ status: text("status"), customer_id: text("customer-id"), limit: Math.min(most, 100) });
  const found = sarraf.subscriptions.list(unread<SubscriptionSearch>(search), { signal });
  out.table(await found.take(most), [
    ["subscription", "id"],
    ["status", "status"],
    ["amount", ({ recurring_amount: amount, currency }) => `${amount} ${currency}`],
    ["frequency", "frequency"],
    ["next", "next_billing_date"],
    ["customer", "customer_id"],
  ]);
}

const REASON = { reason: { value: "text", help: "Reason, stored with the change" } } as const;
const SHOWN = ["id", "status", "recurring_amount", "paused_at", "pause_on", "resume_on", "next_billing_date"] as const;

const CHANGES: readonly Command[] = [
  {
    words: "subscriptions change",
    help: "Change the amount, description, email address or card of future cycles",
    next: "see its changes: sarraf subscriptions changes <subscription_id>",
    args: [ID],
    options: {
      amount: { value: "decimal", help: "Amount of each new cycle" },
      description: { value: "text", help: "Description of the plan" },
      "customer-email": { value: "address", help: "Email address of the customer" },
      "card-token": { value: "token", help: "The saved card to charge" },
      ...REASON,
    },
    run: async ({ sarraf, args: [id = ""], text, out, signal }) => {
      const change = unread<SubscriptionChangeRequest>(
        given({
          recurring_amount: text("amount"),
          description: text("description"),
          customer_email: text("customer-email"),
          card_token: text("card-token"),
          reason: text("reason"),
        }),
      );
      out.object(await sarraf.subscriptions.change(id, change, { signal }), [...SHOWN, "customer_email"]);
    },
  },
  {
    words: "subscriptions pause",
    help: "Pause a subscription; a cycle that is already due stays due",
    next: "end the pause at any time: sarraf subscriptions resume <subscription_id>",
    args: [ID],
    options: {
      mode: { value: "when", help: "When it takes effect, default immediate", choices: CANCELLATION_MODES },
      "resume-on": { value: "date", help: "First day with charges again; default: none, until you resume it" },
      ...REASON,
    },
    run: async ({ sarraf, args: [id = ""], text, out, signal }) => {
      const how = given({ mode: text("mode"), resume_on: text("resume-on"), reason: text("reason") });
      out.object(await sarraf.subscriptions.pause(id, unread<SubscriptionPause>(how), { signal }), SHOWN);
    },
  },
  {
    words: "subscriptions resume",
    help: "Resume a paused subscription",
    next: "see the upcoming charges: sarraf subscriptions upcoming <subscription_id>",
    args: [ID],
    options: REASON,
    run: async ({ sarraf, args: [id = ""], text, out, signal }) =>
      out.object(await sarraf.subscriptions.resume(id, given({ reason: text("reason") }), { signal }), SHOWN),
  },
  {
    words: "subscriptions upcoming",
    help: "List the upcoming charges of a subscription",
    next: "move the clock to the next charge, in a sandbox: sarraf clock advance 1mo",
    args: [ID],
    run: async ({ sarraf, args: [id = ""], out, signal }) =>
      out.table(await sarraf.subscriptions.upcoming(id, { limit: 24 }, { signal }).take(24), [
        ["cycle", "cycle_number"],
        ["date", "scheduled_date"],
        ["amount", "amount"],
        ["card", ({ card }) => card?.masked_card ?? ""],
        ["card ends before", ({ card_will_have_expired: ends }) => (ends ? "yes" : "no")],
      ]),
  },
  {
    words: "subscriptions changes",
    help: "List the changes of a subscription, newest first",
    next: "see the subscription: sarraf subscriptions get <subscription_id>",
    args: [ID],
    run: async ({ sarraf, args: [id = ""], out, signal }) =>
      out.table(await sarraf.subscriptions.changes(id, { limit: 100 }, { signal }).take(1_000), [
        ["at", "changed_at"],
        ["what", "field"],
        ["before", "before"],
        ["after", "after"],
        ["by", "initiator"],
        ["reason", "reason"],
      ]),
  },
];

export const SUBSCRIPTIONS: readonly Command[] = [
  {
    words: "subscriptions create",
    help: "Create the session that sets up a subscription, and print its checkout link",
    next: "open checkout_url, then see whether the setup was paid: sarraf sessions get <session_id>",
    options: { ...SUBSCRIPTION_OPTIONS, ...KEY_OPTIONS },
    examples: ["sarraf subscriptions create --amount 5.000 --customer-id c-1 --customer-email sara@example.com"],
    run: async (call) => {
      const { payment_instrument: _instrument, ...session } = await setupSessionOf(call);
      const made = await call.sarraf.sessions.create(session, { signal: call.signal, ...keyOf(call) });
      call.out.object(made, [
        "extra.autopay.subscription_id",
        "session_id",
        "state",
        "amount",
        "currency_code",
        "checkout_url",
      ]);
    },
  },
  {
    words: "subscriptions list",
    help: "List subscriptions, newest first",
    next: {
      found: "see one of them: sarraf subscriptions get <subscription_id>",
      nothing: "create one: sarraf subscriptions create",
    },
    options: {
      status: { value: "status", help: "Only subscriptions with this status" },
      "customer-id": { value: "id", help: "Only subscriptions of this customer" },
      limit: { value: "number", help: "Maximum number of subscriptions, default 20" },
    },
    run: list,
  },
  {
    words: "subscriptions get",
    help: "Print a subscription",
    next: "see its billing cycles: sarraf subscriptions cycles <subscription_id>",
    args: [ID],
    run: async ({ sarraf, args: [id = ""], out, signal }) =>
      out.object(await sarraf.subscriptions.retrieve(id, { signal })),
  },
  {
    words: "subscriptions cycles",
    help: "List the billing cycles of a subscription",
    next: "see the upcoming charges: sarraf subscriptions upcoming <subscription_id>",
    args: [ID],
    run: async ({ sarraf, args: [id = ""], out, signal }) => {
      const cycles = await sarraf.subscriptions.cycles(id, { limit: 100 }, { signal }).take(1_000);
      out.table(cycles, [
        ["cycle", "cycle_number"],
        ["date", "scheduled_date"],
        ["amount", "amount_due"],
        ["status", "status"],
        ["paid at", "paid_at"],
        ["session", "session_id"],
      ]);
    },
  },
  {
    words: "subscriptions cancel",
    help: "Cancel a subscription",
    next: "see its events: sarraf events list --subscription-id <subscription_id>",
    args: [ID],
    options: {
      mode: { value: "when", help: "When it takes effect, default immediate", choices: CANCELLATION_MODES },
      reason: { value: "text", help: "Reason, stored with the subscription" },
    },
    run: async ({ sarraf, args: [id = ""], text, out, signal }) => {
      const how = unread<SubscriptionCancel>({
        mode: text("mode") ?? "immediate",
        ...given({ reason: text("reason") }),
      });
      const ended = await sarraf.subscriptions.cancel(id, how, { signal });
      out.object(ended, ["id", "status", "cancel_at_period_end", "canceled_at", "next_billing_date"]);
    },
  },
  ...CHANGES,
  {
    words: "subscriptions link",
    help: "Print the link of the customer's subscription page",
    next: "open the page: sarraf open <subscription_id>",
    args: [ID],
    options: { new: { help: "Create a new link; earlier links stop working" } },
    run: async ({ sarraf, args: [id = ""], flag, out, signal }) => {
      const { subscriptions } = sarraf;
      const link = flag("new")
        ? subscriptions.regeneratePageLink(id, { signal })
        : subscriptions.pageLink(id, { signal });
      out.object(await link, ["page_url"]);
    },
  },
];
