import { endpoint, reply, route } from "@/server/api/rest/route";
import { readiness, recentFacts } from "@/server/jobs/readiness";

const facts = recentFacts();

/** Readiness: 200 if this process can serve, 503 if the database is unavailable or lacks migrations. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    auth: "none",
    needs: { none: "probe" },
    run: async ({ system }) => {
      const view = await readiness(system, facts);
      return reply(view.status === "ready" ? 200 : 503, view);
    },
  }),
});
