import { endpoint, reply, route } from "@/server/api/rest/route";
import { ANY } from "@/server/domain/merchants";
import { OperationRequest, requireOperationRight, runOperation } from "@/server/domain/operations";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    auth: ["private_key", "basic", "bearer"],
    needs: ANY.operate,
    body: OperationRequest,
    authorize: ({ ctx, body }) => requireOperationRight(ctx, body.operation),
    run: async ({ ctx, body, headers, once }) => {
      const { status, view, isReplay } = await runOperation(ctx, body, {
        trackingKey: headers.get("tracking-key"),
        once,
      });
      return reply(status, view, isReplay ? { "Idempotent-Replayed": "true" } : {});
    },
  }),
});
