import { TRPCError } from "@trpc/server";
import { z } from "zod";
import { checkoutStatus } from "@/server/domain/payments";
import { SESSION_ID } from "@/server/kernel/ids";
import { procedure, router } from "../init";

export const checkoutRouter = router({
  status: procedure.input(z.object({ sessionId: z.string().regex(SESSION_ID) })).query(async ({ ctx, input }) => {
    const status = await checkoutStatus(ctx.system, input.sessionId);
    if (status === null) throw new TRPCError({ code: "NOT_FOUND" });
    return status;
  }),
});
