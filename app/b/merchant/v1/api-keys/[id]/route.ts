import { endpoint, route } from "@/server/api/rest/route";
import { ApiKeyPatch, revokeApiKey, updateApiKey } from "@/server/domain/merchants";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PATCH: endpoint({
    auth: ["private_key"],
    needs: "merchant.keys",
    administers: true,
    params: ["id"],
    body: ApiKeyPatch,
    run: ({ ctx, params, body }) => updateApiKey(ctx, params.id, body),
  }),
  DELETE: endpoint({
    auth: ["private_key"],
    needs: "merchant.keys",
    administers: true,
    params: ["id"],
    run: ({ ctx, params }) => revokeApiKey(ctx, params.id),
  }),
});
