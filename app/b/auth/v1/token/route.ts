import { endpoint, route } from "@/server/api/rest/route";
import { issueToken, Login } from "@/server/domain/merchants";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    auth: "none",
    needs: { none: "sign_in" },
    body: Login,
    run: ({ system, body, address }) => issueToken(system, body, address),
  }),
});
