import { type Command, given, idOf, KEY_OPTIONS, keyOf } from "../command";

const INVOICE = { name: "invoice_id" } as const;

export const INVOICES: readonly Command[] = [
  {
    words: "invoices payments",
    help: "List the payments of an invoice, newest first",
    next: {
      found: "see one of them: sarraf sessions get <session_id>",
      nothing: "create one: sarraf invoices pay <invoice_id>",
    },
    args: [INVOICE],
    run: async ({ sarraf, args, out, signal }) =>
      out.table(await sarraf.invoicePayments(idOf(args[0], INVOICE), { limit: 100 }, { signal }).take(1_000), [
        ["session", "session_id"],
        ["state", "state"],
        ["amount", ({ amount, currency_code: code }) => `${amount} ${code}`],
        ["paid at", "paid_at"],
      ]),
  },
  {
    words: "invoices pay",
    help: "Create a session that pays an invoice or a part of it, and print its checkout link",
    next: "open checkout_url, then see whether it was paid: sarraf sessions get <session_id>",
    args: [INVOICE],
    options: { amount: { value: "decimal", help: "Amount; default: everything that is due" }, ...KEY_OPTIONS },
    run: async ({ sarraf, args, text, out, signal }) =>
      out.object(
        await sarraf.createInvoicePayment(idOf(args[0], INVOICE), given({ amount: text("amount") }), {
          signal,
          ...keyOf({ text }),
        }),
        ["session_id", "state", "amount", "currency_code", "checkout_url"],
      ),
  },
];
