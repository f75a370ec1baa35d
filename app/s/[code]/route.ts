import { customerLink } from "@/server/api/rest/customer-link";
import { endpoint, route } from "@/server/api/rest/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    auth: "none",
    needs: { none: "link" },
    params: ["code"],
    run: ({ system, params, method, headers }) =>
      customerLink({ system, method, headers, by: { shortCode: params.code } }),
  }),
});
