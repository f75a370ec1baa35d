import type { BodyOf } from "@sarraf/node";
import { type Command, countOf, given, type Invocation, unread } from "../command";
import { ENDPOINT_KINDS } from "../words";

const ALL = "/b/merchant/v1/webhook-endpoints/";
const AGAIN = "/b/merchant/v1/webhook-endpoints/{id}/redeliver/";
const ID = { name: "endpoint_id" } as const;
const AGAIN_SHOWN = ["events", "more", "last_event_id"] as const;
const SHOWN = ["id", "url", "kinds", "paused_at"] as const;

async function list({ sarraf, out, signal }: Invocation): Promise<void> {
  out.table(await sarraf.webhookEndpoints.list({ limit: 100 }, { signal }).take(100), [
    ["endpoint", "id"],
    ["address", "url"],
    ["kinds", ({ kinds }) => (kinds.length === 0 ? "all" : kinds.join(", "))],
    ["paused", "paused_at"],
  ]);
}

async function create({ sarraf, args, text, texts, out, signal }: Invocation): Promise<void> {
  const fields = { url: args[0] ?? "", kinds: texts("kind"), ...given({ description: text("description") }) };
  const made = await sarraf.webhookEndpoints.create(unread<BodyOf<"post", typeof ALL>>(fields), { signal });
  out.object(made, [...SHOWN, "signing_secret"]);
}

async function deliveries(call: Invocation): Promise<void> {
  const { sarraf, args, out, signal } = call;
  const most = countOf(call, "limit", 20);
  const filter = { limit: Math.min(most, 100) };
  out.table(await sarraf.webhookEndpoints.deliveries(args[0] ?? "", filter, { signal }).take(most), [
    ["occurred at", "occurred_at"],
    ["event", "type"],
    ["id", "event_id"],
    ["delivery", ({ delivery }) => delivery.state],
    ["answered", ({ delivery }) => delivery.last_status],
  ]);
}

async function redeliver({ sarraf, args, text, out, signal }: Invocation): Promise<void> {
  const span = given({
    created_after: text("after"),
    created_before: text("before"),
    starting_after: text("following"),
  });
  const body = unread<BodyOf<"post", typeof AGAIN>>(span);
  out.object(await sarraf.webhookEndpoints.redeliver(args[0] ?? "", body, { signal }), [...AGAIN_SHOWN]);
}

function pausing(word: "pause" | "resume", help: string): Command {
  return {
    words: `endpoints ${word}`,
    help,
    next:
      word === "pause"
        ? "send to it again: sarraf endpoints resume <endpoint_id>"
        : "send what it missed: sarraf endpoints redeliver <endpoint_id> --after <time>",
    args: [ID],
    run: async ({ sarraf, args: [id = ""], out, signal }) =>
      out.object(await sarraf.webhookEndpoints.update(id, { paused: word === "pause" }, { signal }), [...SHOWN]),
  };
}

export const ENDPOINTS: readonly Command[] = [
  {
    words: "endpoints list",
    help: "List webhook endpoints",
    next: {
      found: "see what was sent to one: sarraf endpoints deliveries <endpoint_id>",
      nothing: "create one: sarraf endpoints create <url>",
    },
    run: list,
  },
  {
    words: "endpoints create",
    help: "Create a webhook endpoint, and print its signing key once",
    next: "give signing_secret to your receiver, then post a test: sarraf endpoints test <id>",
    args: [{ name: "url" }],
    options: {
      kind: {
        value: "kind",
        help: "Only events of this kind; default: all",
        choices: ENDPOINT_KINDS,
        isMultiple: true,
      },
      description: { value: "text", help: "Description of the endpoint" },
    },
    examples: ["sarraf endpoints create https://shop.example/events --kind session.paid"],
    run: create,
  },
  pausing("pause", "Stop sending to an endpoint"),
  pausing("resume", "Send to an endpoint again"),
  {
    words: "endpoints rotate",
    help: "Replace the signing key; the old and new keys both sign for 24 hours",
    next: "give signing_secret to your receiver, then post a test: sarraf endpoints test <endpoint_id>",
    args: [ID],
    run: async ({ sarraf, args: [id = ""], out, signal }) =>
      out.object(await sarraf.webhookEndpoints.rotate(id, { signal }), ["id", "signing_secret", "former_secret_until"]),
  },
  {
    words: "endpoints test",
    help: "Post a signed test event to an endpoint",
    next: "see what was sent to it: sarraf endpoints deliveries <endpoint_id>",
    args: [ID],
    run: async ({ sarraf, args: [id = ""], out, signal }) =>
      out.object(await sarraf.webhookEndpoints.test(id, { signal }), ["status", "error", "answer", "duration_ms"]),
  },
  {
    words: "endpoints deliveries",
    help: "List the deliveries to an endpoint, newest first",
    next: {
      found: "send again what it did not accept: sarraf endpoints redeliver <endpoint_id> --after <time>",
      nothing: "post a test: sarraf endpoints test <endpoint_id>",
    },
    args: [ID],
    options: { limit: { value: "number", help: "Maximum number of deliveries, default 20" } },
    run: deliveries,
  },
  {
    words: "endpoints redeliver",
    help: "Send the events of a period again that the endpoint has not accepted",
    next: "see the deliveries: sarraf endpoints deliveries <endpoint_id>",
    args: [ID],
    options: {
      after: { value: "time", help: "From this date or time" },
      before: { value: "time", help: "Until this date or time, at most 92 days later" },
      following: { value: "event_id", help: "Only events after this one, the last event of the previous request" },
    },
    examples: ["sarraf endpoints redeliver whe_… --after 2030-02-01"],
    run: redeliver,
  },
  {
    words: "endpoints delete",
    help: "Delete a webhook endpoint",
    next: "see which endpoints are left: sarraf endpoints list",
    args: [ID],
    run: async ({ sarraf, args: [id = ""], signal }) => {
      await sarraf.webhookEndpoints.delete(id, { signal });
    },
  },
];
