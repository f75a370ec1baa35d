import { TRPCError } from "@trpc/server";
import { z } from "zod";
import { checkoutStatus } from "@/server/domain/payments";
import { procedure, router } from "../init";

export const checkoutRouter = router({
  status: procedure.input(z.object({ sessionId: z.string().regex(/^[0-9a-f]{40}$/) })).query(async ({ ctx, input }) => {
    const status = await checkoutStatus(ctx.system, input.sessionId);
    if (status === null) throw new TRPCError({ code: "NOT_FOUND" });
    return status;
  }),
});
