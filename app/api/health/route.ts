import { endpoint, route } from "@/server/api/rest/route";

/** Liveness: 200 without a query of the database. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({ auth: "none", needs: { none: "probe" }, run: async () => ({ status: "ok" }) }),
});
