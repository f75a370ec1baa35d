import { endpoint, route } from "@/server/api/rest/route";
import { OperationLookup, retrieveOperation } from "@/server/domain/wallet";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    auth: ["private_key", "basic", "bearer"],
    needs: "wallet.view",
    repeats: "only_reads",
    params: ["provider"],
    body: OperationLookup,
    run: ({ ctx, params, body }) => retrieveOperation(ctx, params.provider, body),
  }),
});
