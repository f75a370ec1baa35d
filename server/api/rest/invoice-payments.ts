import * as invoices from "@/server/domain/invoices";
import { ANY, ListQuery } from "@/server/domain/merchants";
import { pageView } from "@/server/kernel/page";
import { endpoint } from "./endpoint";

const SHARED = { auth: ["private_key", "basic", "bearer"], params: ["invoice_id"] } as const;
const CREATION = { needs: "Can add Invoice", body: invoices.CreateInvoicePayment, status: 201 } as const;
const LIST = { needs: ANY.view, query: ListQuery } as const;

export const invoicePaymentList = endpoint({
  ...SHARED,
  ...LIST,
  run: async ({ ctx, params, query, url }) =>
    pageView(await invoices.listInvoicePayments(ctx, params.invoice_id, query), query, url),
});

export const invoicePaymentCreation = endpoint({
  ...SHARED,
  ...CREATION,
  idempotency: "create-invoice-payment",
  authorize: ({ ctx, params }) => invoices.requireVisibleInvoice(ctx, params.invoice_id),
  run: ({ ctx, params, body, once }) => invoices.createInvoicePayment(ctx, { ...body, id: params.invoice_id }, once),
});
