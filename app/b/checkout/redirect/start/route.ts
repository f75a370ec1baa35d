import { z } from "zod";
import { customerLink } from "@/server/api/rest/customer-link";
import { endpoint, route } from "@/server/api/rest/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    auth: "none",
    needs: { none: "link" },
    query: z.object({ session_id: z.string().catch("").describe("Id of the session.") }),
    run: ({ system, query, method, headers }) =>
      customerLink({ system, method, headers, by: { id: query.session_id } }),
  }),
});
