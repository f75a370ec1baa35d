import { picture } from "@/server/api/rest/media";
import { endpoint, route } from "@/server/api/rest/route";
import { drawLinkCode } from "@/server/domain/payment-links";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    auth: "none",
    needs: { none: "link" },
    params: ["file"],
    run: async ({ system, params, headers }) => picture(await drawLinkCode(system, params.file), headers),
  }),
});
