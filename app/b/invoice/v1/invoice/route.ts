import { endpoint, reply, route } from "@/server/api/rest/route";
import { CreateInvoice, createInvoice } from "@/server/domain/invoices";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    auth: ["private_key", "basic", "bearer"],
    body: CreateInvoice,
    idempotency: "create-invoice",
    run: async ({ ctx, body, once }) => {
      const { status, view } = await createInvoice(ctx, body, once);
      return reply(status, view);
    },
  }),
});
