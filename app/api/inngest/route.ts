import { answerInngest } from "@/server/api/rest/inngest-call";
import { unknownPath } from "@/server/api/rest/route";
import { env } from "@/server/env";
import { inngestHandler } from "@/server/jobs/inngest/handler";

const missing = unknownPath();
let handler: ReturnType<typeof inngestHandler> | undefined;

/** The handler is created at the first request, because the build has no environment variables. */
function inngest(request: Request, context: Parameters<typeof missing.GET>[1]): Promise<Response> {
  if (env.inngest === null) return missing.GET(request, context);
  handler ??= inngestHandler();
  return answerInngest(request, handler);
}

export { inngest as GET, inngest as POST, inngest as PUT };
export const { HEAD, PATCH, DELETE, OPTIONS } = missing;
