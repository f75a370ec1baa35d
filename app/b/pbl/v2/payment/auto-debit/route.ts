import { nativeReply } from "@/server/api/rest/native-reply";
import { endpoint, route } from "@/server/api/rest/route";
import { ANY } from "@/server/domain/merchants";
import { AutoDebitRequest, autoDebit } from "@/server/domain/native";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    auth: ["private_key", "basic", "bearer"],
    needs: ANY.add,
    repeats: "own_rule",
    body: AutoDebitRequest,
    run: async ({ ctx, body, headers }) => {
      const idempotencyKey = headers.get("idempotency-key") || null;
      return nativeReply(await autoDebit(ctx, { ...body, idempotencyKey }));
    },
  }),
});
