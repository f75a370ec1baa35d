import { download } from "@/server/api/rest/media";
import { endpoint, route } from "@/server/api/rest/route";
import { openAttachment } from "@/server/domain/attachments";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    auth: "none",
    needs: { none: "link" },
    params: ["file"],
    run: async ({ system, params }) => download(await openAttachment(system, params.file)),
  }),
});
