import { endpoint, route } from "@/server/api/rest/route";
import { ReplaceLink, replaceInvoiceLink, requireVisibleInvoice } from "@/server/domain/invoices";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    auth: ["private_key", "basic", "bearer"],
    needs: "Can add Invoice",
    params: ["invoice_id"],
    body: ReplaceLink,
    authorize: ({ ctx, params }) => requireVisibleInvoice(ctx, params.invoice_id),
    run: ({ ctx, params, body }) => replaceInvoiceLink(ctx, params.invoice_id, body),
  }),
});
