import { ATTACHMENT } from "@/server/api/rest/media";
import { endpoint, reply, route } from "@/server/api/rest/route";
import { CreateSession, createOrPay } from "@/server/domain/sessions";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    auth: ["private_key", "basic", "bearer"],
    upload: ATTACHMENT,
    body: CreateSession,
    idempotency: "create-session",
    run: async ({ ctx, body, once }) => {
      const { status, view } = await createOrPay(ctx, body, once);
      return reply(status, view);
    },
  }),
});
