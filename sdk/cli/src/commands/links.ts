import type { BodyOf } from "@sarraf/node";
import { type Command, countOf, given, type Invocation, KEY_OPTIONS, keyOf, unread } from "../command";

const ID = { name: "link_id" } as const;
const SHOWN = ["id", "status", "name", "payments", "paid_amount", "currency_code", "url"] as const;

async function list(call: Invocation): Promise<void> {
  const { sarraf, out, signal } = call;
  const most = countOf(call, "limit", 20);
  out.table(await sarraf.paymentLinks.list({ limit: Math.min(most, 100) }, { signal }).take(most), [
    ["link", "id"],
    ["status", "status"],
    ["name", "name"],
    ["amount", ({ amount, minimum_amount: least, maximum_amount: highest }) => amount ?? `${least}-${highest}`],
    ["payments", "payments"],
    ["paid", ({ paid_amount: paid, currency_code: code }) => `${paid} ${code}`],
  ]);
}

function termsOf(call: Invocation) {
  const { text } = call;
  return {
    ...given({
      amount: text("amount"),
      minimum_amount: text("minimum"),
      maximum_amount: text("maximum"),
      active_until: text("until"),
      description: text("description"),
    }),
    ...(text("max-payments") !== undefined && { max_payments: countOf(call, "max-payments", 1) }),
  };
}

async function change(call: Invocation): Promise<void> {
  const { sarraf, args, text, out, signal } = call;
  const fields = { ...given({ name: text("name") }), ...termsOf(call) };
  out.object(
    await sarraf.paymentLinks.update(
      args[0] ?? "",
      unread<BodyOf<"patch", "/b/pbl/v2/payment-links/{link_id}/">>(fields),
      { signal },
    ),
    SHOWN,
  );
}

async function create(call: Invocation): Promise<void> {
  const { sarraf, args, text, out, signal } = call;
  const link = {
    name: args[0],
    currency_code: text("currency") ?? "KWD",
    pg_codes: (text("pg-codes") ?? "sandbox").split(","),
    ...termsOf(call),
  };
  out.object(
    await sarraf.paymentLinks.create(unread<BodyOf<"post", "/b/pbl/v2/payment-links/">>(link), {
      signal,
      ...keyOf(call),
    }),
    SHOWN,
  );
}

const TERMS = {
  amount: { value: "decimal", help: "Amount of each payment" },
  minimum: { value: "decimal", help: "Smallest amount a customer may choose; use with --maximum in place of --amount" },
  maximum: { value: "decimal", help: "Largest amount a customer may choose" },
  until: { value: "date", help: "Last day of the link" },
  "max-payments": { value: "number", help: "Maximum number of payments" },
  description: { value: "text", help: "Description for customers" },
} as const;

export const LINKS: readonly Command[] = [
  {
    words: "links create",
    help: "Create a link that many customers can pay",
    next: "give the url to your customers, then see what they paid: sarraf links get <id>",
    args: [{ name: "name" }],
    options: {
      ...TERMS,
      currency: { value: "code", help: "Currency, default KWD" },
      "pg-codes": { value: "codes", help: "Gateways, separated by commas; default sandbox" },
      ...KEY_OPTIONS,
    },
    examples: ['sarraf links create "Course fee" --amount 10.500 --until 2030-01-31'],
    run: create,
  },
  {
    words: "links list",
    help: "List payment links with their payments, newest first",
    next: {
      found: "see one of them: sarraf links get <link_id>",
      nothing: "create one: sarraf links create <name> --amount 10.500",
    },
    options: { limit: { value: "number", help: "Maximum number of links, default 20" } },
    run: list,
  },
  {
    words: "links get",
    help: "Print a payment link",
    next: "end it when it is no longer needed: sarraf links close <link_id>",
    args: [ID],
    run: async ({ sarraf, args: [id = ""], out, signal }) =>
      out.object(await sarraf.paymentLinks.retrieve(id, { signal })),
  },
  {
    words: "links change",
    help: "Change texts, amounts and limits of a payment link",
    next: "see all of it: sarraf links get <link_id>",
    args: [ID],
    options: { name: { value: "text", help: "Name of the link" }, ...TERMS },
    run: change,
  },
  {
    words: "links close",
    help: "Close a payment link permanently",
    next: "see the other links: sarraf links list",
    args: [ID],
    run: async ({ sarraf, args: [id = ""], out, signal }) =>
      out.object(await sarraf.paymentLinks.close(id, { signal }), SHOWN),
  },
];
