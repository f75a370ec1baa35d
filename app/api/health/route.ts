import { endpoint, route } from "@/server/api/rest/route";

/** The liveness probe answers 200 without a database query. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({ auth: "none", needs: { none: "probe" }, run: async () => ({ status: "ok" }) }),
});
