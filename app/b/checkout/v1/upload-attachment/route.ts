import { FILE } from "@/server/api/rest/media";
import { endpoint, route } from "@/server/api/rest/route";
import { ANY } from "@/server/domain/merchants";
import { requireUploadRight, UploadAttachment, uploadAttachment } from "@/server/domain/sessions";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    auth: ["private_key", "basic", "bearer"],
    needs: ANY.add,
    limit: "utility",
    upload: FILE,
    body: UploadAttachment,
    authorize: ({ ctx, body }) => requireUploadRight(ctx, body),
    run: ({ ctx, body }) => uploadAttachment(ctx, body),
  }),
});
