import { endpoint, reply, route } from "@/server/api/rest/route";
import { startCheckout } from "@/server/domain/sessions";
import { isGlance } from "@/server/pages/glance";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    auth: "none",
    params: ["code"],
    run: async ({ system, params, method, headers }) => {
      const by = { shortCode: params.code };
      return reply(302, undefined, {
        Location: await startCheckout(system, { by, glance: isGlance(method, headers) }),
      });
    },
  }),
});
