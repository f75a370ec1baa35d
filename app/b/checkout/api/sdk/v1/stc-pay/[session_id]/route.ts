import { endpoint, route } from "@/server/api/rest/route";
import { sendWalletCode, WalletPhone } from "@/server/domain/sdk";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    auth: ["public_key"],
    needs: { none: "public_key" },
    crossOrigin: true,
    params: ["session_id"],
    body: WalletPhone,
    run: ({ ctx, params, body }) => sendWalletCode(ctx, params.session_id, body),
  }),
});
