import { brandPicture } from "@/server/api/rest/brand-images";
import { endpoint, route } from "@/server/api/rest/route";
import { readBrandImage } from "@/server/domain/merchants";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    auth: "none",
    needs: { none: "link" },
    params: ["file"],
    run: async ({ params }) => brandPicture(await readBrandImage(params.file)),
  }),
});
