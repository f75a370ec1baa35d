/**
 * The API of our own pages, for what has no form. Reads require a session's id alone, those of the console
 * who is signed in there; changes, and all that the console asks, must come from our own pages.
 */
import { initTRPC, TRPCError } from "@trpc/server";
import { systemContext } from "@/server/context";
import type { ConsoleCtx } from "@/server/domain/merchants";
import { Forbidden } from "@/server/kernel/errors";
import type { SystemCtx } from "@/server/kernel/types";

/** What procedures are given. */
export type ApiContext = {
  readonly system: SystemCtx;
  readonly sameOrigin: boolean;
  /** The browser says that a page of ours asks; pages of other sites cannot have it say so. */
  readonly isOwnFetch: boolean;
  /** Who is signed in on the console. @param isWatching the page asks by itself */
  readonly consoleUser: (isWatching: boolean) => Promise<ConsoleCtx | null>;
};

/** True when a browser sent the request from a page of the host it was sent to. */
export function isSameOrigin(headers: Headers): boolean {
  const origin = headers.get("origin");
  if (origin === null || !URL.canParse(origin)) return false;
  return new URL(origin).host === headers.get("host");
}

/** The context of one request. */
export function apiContext(request: Request, consoleUser: ApiContext["consoleUser"]): ApiContext {
  return {
    system: systemContext(request.headers.get("x-request-id") ?? undefined),
    sameOrigin: isSameOrigin(request.headers),
    isOwnFetch: request.headers.get("sec-fetch-site") === "same-origin",
    consoleUser,
  };
}

const t = initTRPC.context<ApiContext>().create({
  // A customer's browser learns that something failed, never what.
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

/** For who is signed in on the console. */
export const consoleProcedure = consoleOnly(false);
/** The same for what a page asks by itself, which does not keep the sign-in alive. */
export const watchingProcedure = consoleOnly(true);
