import { endpoint, route } from "@/server/api/rest/route";
import { ReplaceLink, replaceInvoiceLink } from "@/server/domain/invoices";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    auth: ["private_key", "basic", "bearer"],
    params: ["invoice_id"],
    body: ReplaceLink,
    run: ({ ctx, params, body }) => replaceInvoiceLink(ctx, params.invoice_id, body),
  }),
});
