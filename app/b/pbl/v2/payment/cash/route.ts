import { endpoint, reply, route } from "@/server/api/rest/route";
import { CashRequest, payByCash } from "@/server/domain/native";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    auth: ["private_key"],
    body: CashRequest,
    run: async ({ ctx, body, headers }) => {
      const { status, view } = await payByCash(ctx, {
        ...body,
        idempotencyKey: headers.get("idempotency-key") || null,
      });
      return reply(status, view);
    },
  }),
});
