/** Records that a gateway refused an account's key, so that the console can show this. */
import type { Ctx } from "@/server/kernel/types";
import type { Account } from "./core/opened-account";
import { type Gateway, KeyRefused } from "./port";

type AccountCall = { readonly account: Account };

/** Wraps the gateway's calls; their errors are unchanged. */
export function withRefusedKey(gateway: Gateway): Gateway {
  const noting =
    <Call extends AccountCall, Answer>(make: (ctx: Ctx, call: Call) => Promise<Answer>) =>
    async (ctx: Ctx, call: Call): Promise<Answer> => {
      try {
        return await make(ctx, call);
      } catch (error) {
        if (isKeyRefused(error)) await note(ctx, call);
        throw error;
      }
    };
  const { begin, endPage } = gateway;
  return {
    ...gateway,
    ...(begin && { begin: noting(begin) }),
    ...(endPage && { endPage: noting(endPage) }),
    charge: noting((ctx, call) => gateway.charge(ctx, call)),
    capture: noting((ctx, call) => gateway.capture(ctx, call)),
    void: noting((ctx, call) => gateway.void(ctx, call)),
    refund: noting((ctx, call) => gateway.refund(ctx, call)),
    inquire: noting((ctx, call) => gateway.inquire(ctx, call)),
  };
}

function isKeyRefused(error: unknown): boolean {
  return error instanceof KeyRefused || (error instanceof Error && error.cause instanceof KeyRefused);
}

/** If the refusal cannot be recorded, this is only logged, because the call's own error matters more. */
async function note(ctx: Ctx, { account: { gatewayCode: code } }: AccountCall): Promise<void> {
  const where = { merchantId: ctx.merchant.id, code, keyRefusedAt: null };
  try {
    await ctx.db.gateway.updateMany({ where, data: { keyRefusedAt: ctx.realNow() } });
  } catch (error) {
    ctx.log.warn({ err: error, gateway: code }, "A refused key could not be noted.");
  }
}
