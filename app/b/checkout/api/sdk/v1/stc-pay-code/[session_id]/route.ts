import { endpoint, route } from "@/server/api/rest/route";
import { confirmWalletCode, WalletCode } from "@/server/domain/sdk";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    auth: ["public_key"],
    needs: { none: "public_key" },
    crossOrigin: true,
    params: ["session_id"],
    body: WalletCode,
    run: ({ ctx, params, body }) => confirmWalletCode(ctx, params.session_id, body),
  }),
});
