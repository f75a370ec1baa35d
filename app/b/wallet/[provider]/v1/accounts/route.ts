import { endpoint, route } from "@/server/api/rest/route";
import { AccountsRequest, listAccounts } from "@/server/domain/wallet";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    auth: ["private_key", "basic", "bearer"],
    needs: "wallet.view",
    repeats: "only_reads",
    params: ["provider"],
    body: AccountsRequest,
    run: ({ ctx, params, body }) => listAccounts(ctx, params.provider, body),
  }),
});
