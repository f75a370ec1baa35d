import { ATTACHMENT } from "@/server/api/rest/media";
import { endpoint, reply, route } from "@/server/api/rest/route";
import { ANY } from "@/server/domain/merchants";
import { CreateSession, createOrPay, requireCreationRights } from "@/server/domain/sessions";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    auth: ["private_key", "basic", "bearer"],
    needs: ANY.add,
    upload: ATTACHMENT,
    body: CreateSession,
    idempotency: "create-session",
    authorize: ({ ctx, body }) => requireCreationRights(ctx, body),
    run: async ({ ctx, body, once }) => {
      const { status, view } = await createOrPay(ctx, body, once);
      return reply(status, view);
    },
  }),
});
