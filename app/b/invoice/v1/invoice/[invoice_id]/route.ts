import { endpoint, route } from "@/server/api/rest/route";
import { retrieveInvoice } from "@/server/domain/invoices";
import { ANY } from "@/server/domain/merchants";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    auth: ["private_key", "basic", "bearer"],
    needs: ANY.view,
    params: ["invoice_id"],
    run: ({ ctx, params }) => retrieveInvoice(ctx, params.invoice_id),
  }),
});
