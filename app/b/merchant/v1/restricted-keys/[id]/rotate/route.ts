import { endpoint, route } from "@/server/api/rest/route";
import { KeyRotation, rotateRestrictedKey } from "@/server/domain/merchants";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    auth: ["private_key"],
    needs: "merchant.keys",
    administers: true,
    params: ["id"],
    body: KeyRotation,
    status: 201,
    run: ({ ctx, params, body }) => rotateRestrictedKey(ctx, params.id, body),
  }),
});
