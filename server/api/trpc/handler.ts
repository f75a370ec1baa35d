/** The HTTP handler of the pages' API: never cached; bugs are logged with the request's id. */
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { consoleContext, watchingContext } from "@/server/pages/console-cookie";
import { apiContext } from "./init";
import { appRouter } from "./root";

export function handleTrpc(request: Request): Promise<Response> {
  return fetchRequestHandler({
    endpoint: "/api/trpc",
    req: request,
    router: appRouter,
    createContext: () => apiContext(request, (isWatching) => (isWatching ? watchingContext() : consoleContext())),
    responseMeta: () => ({ headers: new Headers({ "cache-control": "no-store" }) }),
    onError: ({ error, path, ctx }) => {
      if (error.code === "INTERNAL_SERVER_ERROR")
        ctx?.system.log.error({ err: error.cause ?? error, path }, "A page's API call failed.");
    },
  });
}
