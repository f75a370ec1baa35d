import { endpoint, reply, route } from "@/server/api/rest/route";
import { CreateInvoice, createInvoice, requireInvoiceRights } from "@/server/domain/invoices";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    auth: ["private_key", "basic", "bearer"],
    needs: "Can add Invoice",
    body: CreateInvoice,
    idempotency: "create-invoice",
    authorize: ({ ctx, body }) => requireInvoiceRights(ctx, body),
    run: async ({ ctx, body, once }) => {
      const { status, view } = await createInvoice(ctx, body, once);
      return reply(status, view);
    },
  }),
});
