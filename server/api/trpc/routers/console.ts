import { z } from "zod";
import { countNewPayments, find, foundLines, readPaymentQuery } from "@/server/domain/console";
import { type ConsoleCtx, timeLeft } from "@/server/domain/merchants";
import { consoleProcedure, router, watchingProcedure } from "../init";

const MAX_TEXT = 128;
const MAX_QUERY = 1000;
const MOST_FOUND = 5;

function leftOf(user: ConsoleCtx) {
  return timeLeft(user.console, user.realNow());
}

export const consoleRouter = router({
  find: consoleProcedure.input(z.object({ text: z.string().max(MAX_TEXT) })).query(async ({ ctx, input }) => {
    return foundLines(await find(ctx.user, input.text, MOST_FOUND));
  }),
  sessionLeft: watchingProcedure.query(({ ctx }) => leftOf(ctx.user)),
  staySignedIn: consoleProcedure.mutation(({ ctx }) => leftOf(ctx.user)),
  newPayments: watchingProcedure
    .input(z.object({ query: z.string().max(MAX_QUERY), since: z.iso.datetime() }))
    .query(({ ctx, input: { query, since } }) => {
      const { values } = readPaymentQuery(Object.fromEntries(new URLSearchParams(query)));
      return countNewPayments(ctx.user, values, new Date(since));
    }),
});
