import { endpoint, route } from "@/server/api/rest/route";
import { Adjustment, adjustBalance } from "@/server/domain/wallet";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    auth: ["private_key"],
    needs: "wallet.adjust",
    administers: true,
    params: ["provider"],
    body: Adjustment,
    status: 201,
    idempotency: "adjust-wallet",
    run: ({ ctx, params, body, headers }) =>
      adjustBalance(ctx, params.provider, { request: body, key: headers.get("Idempotency-Key") }),
  }),
});
