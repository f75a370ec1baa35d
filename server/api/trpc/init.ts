/**
 * The tRPC API of the service's pages. Reading needs only a session's id, the console needs a sign-in.
 * Changes and all console calls must be sent by a page of this service.
 */
import { initTRPC, TRPCError } from "@trpc/server";
import { systemContext } from "@/server/context";
import type { ConsoleCtx } from "@/server/domain/merchants";
import { Forbidden } from "@/server/kernel/errors";
import type { SystemCtx } from "@/server/kernel/types";

export type ApiContext = {
  readonly system: SystemCtx;
  readonly sameOrigin: boolean;
  /**
   * True if the browser's headers, which other sites cannot forge, say that a page of this service made the
   * request.
   */
  readonly isOwnFetch: boolean;
  /** @param isWatching true if the page polls without an action of the user */
  readonly consoleUser: (isWatching: boolean) => Promise<ConsoleCtx | null>;
};

/** True if a browser sent the request from a page of the same host. */
export function isSameOrigin(headers: Headers): boolean {
  const origin = headers.get("origin");
  if (origin === null || !URL.canParse(origin)) return false;
  return new URL(origin).host === headers.get("host");
}

export function apiContext(request: Request, consoleUser: ApiContext["consoleUser"]): ApiContext {
  return {
    system: systemContext(request.headers.get("x-request-id") ?? undefined),
    sameOrigin: isSameOrigin(request.headers),
    isOwnFetch: request.headers.get("sec-fetch-site") === "same-origin",
    consoleUser,
  };
}

const t = initTRPC.context<ApiContext>().create({
  // Error messages contain no details, because customers' browsers receive them.
  errorFormatter: ({ shape }) => ({
    ...shape,
    message: shape.data.code,
    data: { code: shape.data.code, httpStatus: shape.data.httpStatus },
  }),
});

const ownPagesOnly = t.middleware(({ type, ctx, next }) => {
  if (type === "mutation" && !ctx.sameOrigin) throw new TRPCError({ code: "FORBIDDEN" });
  return next();
});

export const router = t.router;
export const procedure = t.procedure.use(ownPagesOnly);

function consoleOnly(isWatching: boolean) {
  return procedure.use(async ({ ctx, next }) => {
    if (!ctx.isOwnFetch) throw new TRPCError({ code: "FORBIDDEN" });
    const user = await ctx.consoleUser(isWatching);
    if (user === null || !user.console.isOpen) throw new TRPCError({ code: "UNAUTHORIZED" });
    const result = await next({ ctx: { user } });
    if (!result.ok && result.error.cause instanceof Forbidden) throw new TRPCError({ code: "FORBIDDEN" });
    return result;
  });
}

export const consoleProcedure = consoleOnly(false);
/** tRPC procedures for polling, which do not extend the sign-in. */
export const watchingProcedure = consoleOnly(true);
