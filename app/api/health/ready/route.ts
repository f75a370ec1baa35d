import { endpoint, reply, route } from "@/server/api/rest/route";
import { readiness } from "@/server/jobs/readiness";

/** Readiness: 200 when this process can serve, 503 when the database is away or behind the code. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    auth: "none",
    run: async ({ system }) => {
      const view = await readiness(system);
      return reply(view.status === "ready" ? 200 : 503, view);
    },
  }),
});
