import { endpoint, route } from "@/server/api/rest/route";
import {
  CreateInvoicePayment,
  createInvoicePayment,
  listInvoicePayments,
  requireInvoiceRight,
} from "@/server/domain/invoices";
import { ANY, ListQuery } from "@/server/domain/merchants";
import { pageView } from "@/server/kernel/page";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    auth: ["private_key", "basic", "bearer"],
    needs: ANY.view,
    params: ["invoice_id"],
    query: ListQuery,
    run: async ({ ctx, params, query, url }) =>
      pageView(await listInvoicePayments(ctx, params.invoice_id, query), query, url),
  }),
  POST: endpoint({
    auth: ["private_key", "basic", "bearer"],
    needs: "Can add Invoice",
    params: ["invoice_id"],
    body: CreateInvoicePayment,
    idempotency: "create-invoice-payment",
    status: 201,
    authorize: ({ ctx, params }) => requireInvoiceRight(ctx, params.invoice_id),
    run: ({ ctx, params, body, once }) => createInvoicePayment(ctx, { ...body, id: params.invoice_id }, once),
  }),
});
