import { endpoint, route } from "@/server/api/rest/route";
import { revokeApiKey } from "@/server/domain/merchants";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: endpoint({ auth: ["private_key"], params: ["id"], run: ({ ctx, params }) => revokeApiKey(ctx, params.id) }),
});
