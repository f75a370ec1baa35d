import { z } from "zod";
import { endpoint, reply, route } from "@/server/api/rest/route";
import { startCheckout } from "@/server/domain/sessions";
import { text } from "@/server/kernel/wire";
import { isGlance } from "@/server/pages/glance";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    auth: "none",
    query: z.object({ session_id: text(40) }),
    run: async ({ system, query, method, headers }) => {
      const by = { id: query.session_id };
      return reply(302, undefined, {
        Location: await startCheckout(system, { by, glance: isGlance(method, headers) }),
      });
    },
  }),
});
