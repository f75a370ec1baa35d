import type { QueryOf } from "@sarraf/node";
import { type Command, countOf, given, type Invocation, unread } from "../command";
import { EVENT_KINDS } from "../words";
import { labelOf } from "./forward";
import { FORWARD_OPTIONS, targetOf, tellOf } from "./listen";

const ID = { name: "event_id" } as const;

async function list(call: Invocation): Promise<void> {
  const { sarraf, text, out, signal } = call;
  const most = countOf(call, "limit", 20);
  const filter = {
    session_id: text("session-id"),
    subscription_id: text("subscription-id"),
    kind: text("kind"),
    limit: Math.min(most, 100),
  };
  const found = sarraf.events.list(unread<QueryOf<"get", "/b/events/v1/events/">>(given(filter)), { signal });
  out.table(await found.take(most), [
    ["occurred at", "occurred_at"],
    ["event", labelOf],
    ["id", "id"],
    ["of", ({ session_id: session, subscription_id: subscription }) => session ?? subscription],
    ["delivery", ({ deliveries }) => deliveries.at(-1)?.state],
    ["answered", ({ deliveries }) => deliveries.at(-1)?.last_status],
  ]);
}

async function resend(call: Invocation): Promise<void> {
  const { sarraf, args, out, signal } = call;
  const target = targetOf(call);
  const id = args[0] ?? "";
  if (target === null) {
    const delivery = await sarraf.events.redeliver(id, { signal });
    return out.object(delivery, ["url", "state", "attempts", "last_status", "last_error"]);
  }
  await tellOf(call, await sarraf.events.retrieve(id, { signal }), target);
}

export const EVENTS: readonly Command[] = [
  {
    words: "events list",
    help: "List events with their deliveries, newest first",
    next: {
      found: "see one of them: sarraf events get <event_id>",
      nothing: "trigger one in a sandbox: sarraf trigger payment.success",
    },
    options: {
      "session-id": { value: "id", help: "Only events of this session" },
      "subscription-id": { value: "id", help: "Only events of this subscription" },
      kind: { value: "kind", help: "Only events of this kind", choices: EVENT_KINDS },
      limit: { value: "number", help: "Maximum number of events, default 20" },
    },
    run: list,
  },
  {
    words: "events get",
    help: "Print an event",
    next: "post it again: sarraf events resend <event_id>",
    args: [ID],
    run: async ({ sarraf, args: [id = ""], out, signal }) => out.object(await sarraf.events.retrieve(id, { signal })),
  },
  {
    words: "events resend",
    help: "Send an event again; with --forward-to post it to your machine",
    next: "see the event and its deliveries: sarraf events get <event_id>",
    args: [ID],
    options: FORWARD_OPTIONS,
    examples: ["sarraf events resend evt_…", "sarraf events resend evt_… --forward-to localhost:4242/webhook"],
    run: resend,
  },
];
