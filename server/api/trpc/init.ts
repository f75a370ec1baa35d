/**
 * The API of our own pages, for what has no form. Reads require a session's id alone; changes must come from
 * our own pages.
 */
import { initTRPC, TRPCError } from "@trpc/server";
import { systemContext } from "@/server/context";
import type { SystemCtx } from "@/server/kernel/types";

/** What procedures are given. */
export type ApiContext = { readonly system: SystemCtx; readonly sameOrigin: boolean };

/** True when a browser sent the request from a page of the host it was sent to. */
export function isSameOrigin(headers: Headers): boolean {
  const origin = headers.get("origin");
  if (origin === null || !URL.canParse(origin)) return false;
  return new URL(origin).host === headers.get("host");
}

/** The context of one request. */
export function apiContext(request: Request): ApiContext {
  return {
    system: systemContext(request.headers.get("x-request-id") ?? undefined),
    sameOrigin: isSameOrigin(request.headers),
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
