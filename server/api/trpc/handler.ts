/** Handles tRPC calls. Responses are never cached; a batch has at most ten calls, a body at most 16 KiB. */
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { AppError } from "@/server/kernel/errors";
import { consoleContext, watchingContext } from "@/server/pages/console-cookie";
import { readBytes } from "../rest/body";
import { refusalReply } from "../rest/error-reply";
import { apiContext } from "./init";
import { appRouter } from "./root";

const MOST_CALLS = 10;
const MOST_BYTES = 16 * 1_024;
const NO_STORE = { "cache-control": "no-store" };

export async function handleTrpc(request: Request): Promise<Response> {
  if (request.method === "GET") return answered(request);
  try {
    const body = await readBytes(request, MOST_BYTES);
    return await answered(new Request(request.url, { method: request.method, headers: request.headers, body }));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { status, body } = refusalReply(error);
    return Response.json(body, { status, headers: NO_STORE });
  }
}

function answered(request: Request): Promise<Response> {
  return fetchRequestHandler({
    endpoint: "/api/trpc",
    req: request,
    maxBatchSize: MOST_CALLS,
    router: appRouter,
    createContext: () => apiContext(request, (isWatching) => (isWatching ? watchingContext() : consoleContext())),
    responseMeta: () => ({ headers: new Headers(NO_STORE) }),
    onError: ({ error, path, ctx }) => {
      if (error.code === "INTERNAL_SERVER_ERROR")
        ctx?.system.log.error({ err: error.cause ?? error, path }, "A page's API call failed.");
    },
  });
}
