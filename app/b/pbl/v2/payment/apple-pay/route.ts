import { nativeReply } from "@/server/api/rest/native-reply";
import { endpoint, route } from "@/server/api/rest/route";
import { ANY } from "@/server/domain/merchants";
import { ApplePayRequest, payByDeviceWallet } from "@/server/domain/native";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    auth: ["private_key", "public_key", "basic", "bearer"],
    needs: ANY.add,
    repeats: "own_rule",
    crossOrigin: true,
    body: ApplePayRequest,
    run: async ({ ctx, body, headers }) => {
      const payment = { ...body, wallet: "apple_pay", idempotencyKey: headers.get("idempotency-key") || null } as const;
      return nativeReply(await payByDeviceWallet(ctx, payment));
    },
  }),
});
