/** Records gateways' refusals of an account's key and of calls beyond a rate limit. */
import type { Ctx } from "@/server/kernel/types";
import type { Account } from "./core/opened-account";
import { type Gateway, KeyRefused, NotSent, RightMissing, throttledSeconds } from "./port";
import { noteRefusedKey, pauseCharges } from "./statements";

type AccountCall = { readonly account: Account };
type Call<C, A> = (ctx: Ctx, call: C) => Promise<A>;

/** Seconds for which an account's due cycles wait if the gateway names no time. */
const PAUSE_SECONDS = 5;

/** The gateway with calls that record refusals and throw the unchanged errors. */
export function withNotedRefusals(gateway: Gateway): Gateway {
  const noting =
    <C extends AccountCall, A>(make: Call<C, A>, isKeyRefused = isUnknownKey): Call<C, A> =>
    async (ctx, call) => {
      try {
        return await make(ctx, call);
      } catch (error) {
        await note(ctx, call.account.gatewayCode, { isKeyRefused: isKeyRefused(error), pause: pauseAfter(error) });
        throw error;
      }
    };
  const { begin, endPage } = gateway;
  return {
    ...gateway,
    ...(begin && { begin: noting(begin) }),
    ...(endPage && { endPage: noting(endPage) }),
    charge: noting((ctx, call) => gateway.charge(ctx, call), mayNotCharge),
    capture: noting((ctx, call) => gateway.capture(ctx, call)),
    void: noting((ctx, call) => gateway.void(ctx, call)),
    refund: noting((ctx, call) => gateway.refund(ctx, call)),
    inquire: noting((ctx, call) => gateway.inquire(ctx, call)),
  };
}

/** The refusal itself, or the refusal that is the cause of an error with an unknown outcome. */
function refusalIn(error: unknown): NotSent | null {
  const refusal = error instanceof Error && !(error instanceof NotSent) ? error.cause : error;
  return refusal instanceof NotSent ? refusal : null;
}

function isUnknownKey(error: unknown): boolean {
  return refusalIn(error) instanceof KeyRefused;
}

function mayNotCharge(error: unknown): boolean {
  return isUnknownKey(error) || refusalIn(error) instanceof RightMissing;
}

/** Seconds for which the account's charges pause; null if other charges need not wait. */
function pauseAfter(error: unknown): number | null {
  const refusal = refusalIn(error);
  if (refusal === null || refusal instanceof KeyRefused || refusal instanceof RightMissing) return null;
  return throttledSeconds(refusal) || PAUSE_SECONDS;
}

type Refusal = { readonly isKeyRefused: boolean; readonly pause: number | null };

/** A failure to note the refusal is only logged, because the call's own error matters more. */
async function note(ctx: Ctx, code: string, { isKeyRefused, pause }: Refusal): Promise<void> {
  try {
    if (isKeyRefused) await noteRefusedKey(ctx, code);
    if (pause !== null) await pauseCharges(ctx, code, pause);
  } catch (error) {
    ctx.log.warn({ err: error, gateway: code }, "A gateway's refusal could not be noted.");
  }
}
