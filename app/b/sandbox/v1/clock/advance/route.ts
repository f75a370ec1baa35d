import { endpoint, route } from "@/server/api/rest/route";
import { ClockAdvance } from "@/server/domain/sandbox";
import { advanceClock } from "@/server/jobs/advance";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    auth: ["private_key"],
    needs: "console.developer",
    body: ClockAdvance,
    run: ({ ctx, body }) => advanceClock(ctx, body),
  }),
});
