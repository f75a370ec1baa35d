import { endpoint, reply, route } from "@/server/api/rest/route";
import { ANY } from "@/server/domain/merchants";
import { ResendRequest, requireNoticeRight, resendNotice } from "@/server/domain/sessions";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    auth: ["private_key", "basic", "bearer"],
    needs: ANY.change,
    limit: "utility",
    body: ResendRequest,
    authorize: ({ ctx, body }) => requireNoticeRight(ctx, body),
    run: async ({ ctx, body }) => {
      const { status, view } = await resendNotice(ctx, body);
      return reply(status, view);
    },
  }),
});
