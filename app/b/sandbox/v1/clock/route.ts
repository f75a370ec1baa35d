import { endpoint, route } from "@/server/api/rest/route";
import { readClock } from "@/server/domain/sandbox";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({ auth: ["private_key"], needs: "console.developer", run: async ({ ctx }) => readClock(ctx) }),
});
