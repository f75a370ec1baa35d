import type { OperationDetails, QueryOf, Session, SessionUpdate } from "@sarraf/node";
import {
  type Command,
  countOf,
  given,
  type Invocation,
  KEY_OPTIONS,
  keyOf,
  type Option,
  objectOf,
  unread,
} from "../command";
import { DESTINATIONS, LANGUAGES } from "../words";
import { SESSION_OPTIONS, sessionOf } from "./new-session";

const ID = { name: "session_id" } as const;
const LIMIT: Option = { value: "number", help: "Maximum number of sessions, default 20" };
const COLUMNS = [
  ["session", "session_id"],
  ["state", "state"],
  ["amount", ({ amount, currency_code: code }: Session) => `${amount} ${code}`],
  ["paid", "paid_amount"],
  ["order", "order_no"],
  ["customer", "customer_id"],
] as const;

const EVENTS_NEXT = "see its events: sarraf events list --session-id <session_id>";

const SHOWN = ["session_id", "state", "amount", "currency_code", "paid_amount", "refunded_amount", "checkout_url"];

async function list({ sarraf, text, out, signal, ...call }: Invocation): Promise<void> {
  const most = countOf({ sarraf, text, out, signal, ...call }, "limit", 20);
  const filter = {
    state: text("state"),
    order_no: text("order-no"),
    customer_id: text("customer-id"),
    limit: Math.min(most, 100),
  };
  const found = sarraf.sessions.list(unread<QueryOf<"get", "/b/pbl/v2/transactions/">>(given(filter)), { signal });
  out.table(await found.take(most), COLUMNS);
}

function moving(operation: "refund" | "capture" | "void", help: string): Command {
  const amount: Option = { value: "decimal", help: "Amount; default: everything that is left" };
  const destination: Option = {
    value: "where",
    help: "Refund to the card, or to the customer's credit",
    choices: DESTINATIONS,
  };
  return {
    words: `sessions ${operation}`,
    help,
    next: EVENTS_NEXT,
    args: [ID],
    options: {
      ...(operation !== "void" && { amount }),
      ...(operation === "refund" && { destination }),
      ...KEY_OPTIONS,
    },
    run: async ({ sarraf, args: [id = ""], text, out, signal }) => {
      const details = unread<OperationDetails>(given({ amount: text("amount"), destination: text("destination") }));
      const answer = await sarraf.sessions[operation](id, details, { signal, ...keyOf({ text }) });
      out.object(answer, "amount" in answer ? ["operation", "amount", "result", "reference_number"] : undefined);
    },
  };
}

function ending(operation: "cancel" | "expire" | "delete", help: string): Command {
  return {
    words: `sessions ${operation}`,
    help,
    next: operation === "delete" ? "restore it if you need it: sarraf sessions restore <session_id>" : EVENTS_NEXT,
    args: [ID],
    run: async ({ sarraf, args: [id = ""], out, signal }) =>
      out.object(await sarraf.sessions[operation](id, { signal })),
  };
}

export const SESSIONS: readonly Command[] = [
  {
    words: "sessions create",
    help: "Create a session and print its checkout link",
    next: "open checkout_url, then see whether it was paid: sarraf sessions get <session_id>",
    options: {
      ...SESSION_OPTIONS,
      "redirect-url": { value: "url", help: "Where the customer returns after the payment" },
      language: { value: "code", help: "Language of the checkout", choices: LANGUAGES },
      ...KEY_OPTIONS,
    },
    examples: ["sarraf sessions create --amount 10.500 --currency KWD --order-no 10482"],
    run: async (call) => {
      const { payment_instrument: _, ...session } = await sessionOf(call);
      call.out.object(await call.sarraf.sessions.create(session, { signal: call.signal, ...keyOf(call) }), SHOWN);
    },
  },
  {
    words: "sessions list",
    help: "List sessions, newest first",
    next: { found: "see one of them: sarraf sessions get <session_id>", nothing: "create one: sarraf sessions create" },
    options: {
      state: { value: "state", help: "Only sessions in this state" },
      "order-no": { value: "text", help: "Only sessions of this order" },
      "customer-id": { value: "id", help: "Only sessions of this customer" },
      limit: LIMIT,
    },
    run: list,
  },
  {
    words: "sessions get",
    help: "Print a session",
    next: EVENTS_NEXT,
    args: [ID],
    run: async ({ sarraf, args: [id = ""], out, signal }) => out.object(await sarraf.sessions.retrieve(id, { signal })),
  },
  {
    words: "sessions update",
    help: "Change fields of an unpaid session",
    next: "open its checkout: sarraf open <session_id>",
    args: [ID],
    options: { data: { value: "json", help: "Fields to change" } },
    examples: [`sarraf sessions update 1bb9… --data '{"amount": "12.000"}'`],
    run: async (call) => {
      const { sarraf, args, out, signal } = call;
      const fields = unread<SessionUpdate>(objectOf(call, "data"));
      out.object(await sarraf.sessions.update(args[0] ?? "", fields, { signal }), SHOWN);
    },
  },
  {
    words: "sessions inquire",
    help: "Ask the gateway for the state of a pending payment; the simulated gateway completes it",
    next: "see the session: sarraf sessions get <session_id>",
    args: [ID],
    run: async ({ sarraf, args: [id = ""], out, signal }) => {
      const event = await sarraf.sessions.inquire({ session_id: id }, { signal });
      out.object(event, ["session_id", "result", "state", "amount", "currency_code", "reference_number"]);
    },
  },
  moving("refund", "Refund a payment, in full or in part"),
  moving("capture", "Capture an authorized amount, in full or in part"),
  moving("void", "Void an authorization"),
  ending("cancel", "Cancel an unpaid session"),
  ending("expire", "Expire an unpaid session now"),
  ending("delete", "Delete a session; it can be restored"),
  {
    words: "sessions restore",
    help: "Restore a deleted session",
    next: "see the session: sarraf sessions get <session_id>",
    args: [ID],
    run: async ({ sarraf, args: [id = ""], out, signal }) =>
      out.object(await sarraf.sessions.restore(id, { signal }), SHOWN),
  },
  {
    words: "sessions collect",
    help: "Record that cash on delivery was received",
    next: EVENTS_NEXT,
    args: [ID],
    run: async ({ sarraf, args: [id = ""], out, signal }) =>
      out.object(await sarraf.collectCash({ session_id: id }, { signal }), ["session_id", "state", "amount"]),
  },
];
