import { endpoint, route } from "@/server/api/rest/route";
import { readSdkSession } from "@/server/domain/sdk";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    auth: ["public_key"],
    needs: { none: "public_key" },
    crossOrigin: true,
    params: ["session_id"],
    run: ({ ctx, params }) => readSdkSession(ctx, params.session_id),
  }),
});
