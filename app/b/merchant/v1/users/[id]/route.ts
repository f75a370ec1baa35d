import { endpoint, route } from "@/server/api/rest/route";
import { deleteUser, UserPatch, updateUser } from "@/server/domain/merchants";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PATCH: endpoint({
    auth: ["private_key"],
    needs: "merchant.users",
    administers: true,
    params: ["id"],
    body: UserPatch,
    run: ({ ctx, params, body }) => updateUser(ctx, params.id, body),
  }),
  DELETE: endpoint({
    auth: ["private_key"],
    needs: "merchant.users",
    administers: true,
    params: ["id"],
    run: ({ ctx, params }) => deleteUser(ctx, params.id),
  }),
});
