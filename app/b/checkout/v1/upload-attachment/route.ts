import { FILE } from "@/server/api/rest/media";
import { endpoint, route } from "@/server/api/rest/route";
import { UploadAttachment, uploadAttachment } from "@/server/domain/sessions";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    auth: ["private_key", "basic", "bearer"],
    limit: "utility",
    upload: FILE,
    body: UploadAttachment,
    run: ({ ctx, body }) => uploadAttachment(ctx, body),
  }),
});
