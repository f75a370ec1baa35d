import { endpoint, reply, route } from "@/server/api/rest/route";
import { ResendRequest, resendNotice } from "@/server/domain/sessions";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    auth: ["private_key", "basic", "bearer"],
    limit: "utility",
    body: ResendRequest,
    run: async ({ ctx, body }) => {
      const { status, view } = await resendNotice(ctx, body);
      return reply(status, view);
    },
  }),
});
