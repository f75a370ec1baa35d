import { endpoint, route } from "@/server/api/rest/route";
import { listMails, MailQuery } from "@/server/domain/sandbox";
import { pageView } from "@/server/kernel/page";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    auth: ["private_key"],
    needs: "console.developer",
    query: MailQuery,
    run: async ({ ctx, query, url }) => pageView(await listMails(ctx, query), query, url),
  }),
});
