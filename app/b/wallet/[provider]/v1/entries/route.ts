import { endpoint, route } from "@/server/api/rest/route";
import { EntriesRequest, listEntries } from "@/server/domain/wallet";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    auth: ["private_key", "basic", "bearer"],
    needs: "wallet.view",
    repeats: "only_reads",
    params: ["provider"],
    body: EntriesRequest,
    run: ({ ctx, params, body }) => listEntries(ctx, params.provider, body),
  }),
});
