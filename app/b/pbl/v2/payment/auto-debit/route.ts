import { nativeReply } from "@/server/api/rest/native-reply";
import { endpoint, route } from "@/server/api/rest/route";
import { AutoDebitRequest, autoDebit } from "@/server/domain/native";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    auth: ["private_key", "basic", "bearer"],
    repeats: "own_rule",
    body: AutoDebitRequest,
    run: async ({ ctx, body, headers }) => {
      return nativeReply(
        await autoDebit(ctx, {
          ...body,
          idempotencyKey: headers.get("idempotency-key") || null,
        }),
      );
    },
  }),
});
