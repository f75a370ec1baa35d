import { endpoint, route } from "@/server/api/rest/route";
import { cancelSdkPayment } from "@/server/domain/sdk";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    auth: ["public_key"],
    needs: { none: "public_key" },
    crossOrigin: true,
    params: ["session_id"],
    run: ({ ctx, params }) => cancelSdkPayment(ctx, params.session_id),
  }),
});
