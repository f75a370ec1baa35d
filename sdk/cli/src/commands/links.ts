/** Payment links, parts of invoices, and cash that was received. */
import type { BodyOf } from "@sarraf/node";
import { type Command, countOf, given, type Invocation, unread } from "../command";

const ID = { name: "link_id" } as const;
const INVOICE = { name: "invoice_id" } as const;
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

async function create({ sarraf, args, text, out, signal }: Invocation): Promise<void> {
  const most = text("max-payments");
  const link = {
    name: args[0],
    currency_code: text("currency") ?? "KWD",
    pg_codes: (text("pg-codes") ?? "sandbox").split(","),
    ...given({
      amount: text("amount"),
      minimum_amount: text("minimum"),
      maximum_amount: text("maximum"),
      active_until: text("until"),
      description: text("description"),
    }),
    ...(most !== undefined && { max_payments: Number(most) }),
  };
  out.object(
    await sarraf.paymentLinks.create(unread<BodyOf<"post", "/b/pbl/v2/payment-links/">>(link), { signal }),
    SHOWN,
  );
}

const LINKS: readonly Command[] = [
  {
    words: "links create",
    help: "Make a link that many customers pay",
    args: [{ name: "name" }],
    options: {
      amount: { value: "decimal", help: "What each payment costs" },
      minimum: { value: "decimal", help: "Least amount to choose, with --maximum in place of --amount" },
      maximum: { value: "decimal", help: "Largest amount to choose" },
      currency: { value: "code", help: "Currency, KWD unless given" },
      "pg-codes": { value: "codes", help: "Gateways, joined by commas; sandbox unless given" },
      until: { value: "date", help: "Last day" },
      "max-payments": { value: "number", help: "Number of payments it takes" },
      description: { value: "text", help: "More words for customers" },
    },
    examples: ['sarraf links create "Course fee" --amount 10.500 --until 2030-01-31'],
    run: create,
  },
  {
    words: "links list",
    help: "List payment links with their payments, newest first",
    options: { limit: { value: "number", help: "How many at most, 20 unless given" } },
    run: list,
  },
  {
    words: "links get",
    help: "Print a payment link",
    args: [ID],
    run: async ({ sarraf, args: [id = ""], out, signal }) =>
      out.object(await sarraf.paymentLinks.retrieve(id, { signal })),
  },
  {
    words: "links close",
    help: "Close a payment link for good",
    args: [ID],
    run: async ({ sarraf, args: [id = ""], out, signal }) =>
      out.object(await sarraf.paymentLinks.close(id, { signal }), SHOWN),
  },
];

const PARTS: readonly Command[] = [
  {
    words: "invoices payments",
    help: "List the payments of an invoice, newest first",
    args: [INVOICE],
    run: async ({ sarraf, args: [id], out, signal }) =>
      out.table(await sarraf.invoicePayments(Number(id), { limit: 100 }, { signal }).take(1_000), [
        ["session", "session_id"],
        ["state", "state"],
        ["amount", ({ amount, currency_code: code }) => `${amount} ${code}`],
        ["paid at", "paid_at"],
      ]),
  },
  {
    words: "invoices pay",
    help: "Make a session that pays a part of an invoice, and print the link for its customer",
    args: [INVOICE],
    options: { amount: { value: "decimal", help: "All that it owes unless given" } },
    run: async ({ sarraf, args: [id], text, out, signal }) =>
      out.object(await sarraf.createInvoicePayment(Number(id), given({ amount: text("amount") }), { signal }), [
        "session_id",
        "state",
        "amount",
        "currency_code",
        "checkout_url",
      ]),
  },
  {
    words: "sessions collect",
    help: "Record that cash on delivery was received",
    args: [{ name: "session_id" }],
    run: async ({ sarraf, args: [id = ""], out, signal }) =>
      out.object(await sarraf.collectCash({ session_id: id }, { signal }), ["session_id", "state", "amount"]),
  },
];

export const LINKS_AND_PARTS: readonly Command[] = [...LINKS, ...PARTS];
