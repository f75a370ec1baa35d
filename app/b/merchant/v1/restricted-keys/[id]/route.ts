import { endpoint, route } from "@/server/api/rest/route";
import { revokeRestrictedKey } from "@/server/domain/merchants";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: endpoint({
    auth: ["private_key"],
    needs: "merchant.keys",
    administers: true,
    params: ["id"],
    run: ({ ctx, params }) => revokeRestrictedKey(ctx, params.id),
  }),
});
