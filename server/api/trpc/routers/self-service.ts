import { TRPCError } from "@trpc/server";
import { z } from "zod";
import { subscriptionPageStatus } from "@/server/domain/subscriptions";
import { procedure, router } from "../init";

const MAX_TOKEN = 200;

export const selfServiceRouter = router({
  status: procedure.input(z.object({ token: z.string().max(MAX_TOKEN) })).query(async ({ ctx, input }) => {
    const status = await subscriptionPageStatus(ctx.system, input.token);
    if (status === null) throw new TRPCError({ code: "NOT_FOUND" });
    return status;
  }),
});
