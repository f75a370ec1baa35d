import { endpoint, route } from "@/server/api/rest/route";

/** Liveness: the process answers without a query. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({ auth: "none", needs: { none: "probe" }, run: async () => ({ status: "ok" }) }),
});
