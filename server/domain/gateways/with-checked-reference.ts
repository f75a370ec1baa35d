/**
 * Ignores gateway answers that name the reference of another call (Spec, "Inquiries and repeated calls" 3).
 */
import type { GatewayResult } from "./core/result";
import { type Gateway, GatewayUnreachable, isOpenPage } from "./port";

/**
 * Thrown if the answer names another call's reference, so that the outcome of the sent call is still unknown.
 */
export class OtherReference extends GatewayUnreachable {}

export function withCheckedReference(gateway: Gateway): Gateway {
  const { begin, tokenise, mobileWallets } = gateway;
  return {
    ...gateway,
    ...(begin && {
      begin: async (ctx, call) => {
        const begun = await begin(ctx, call);
        return isOpenPage(begun) ? begun : checked(call, begun);
      },
    }),
    ...(tokenise && { tokenise: async (ctx, call) => checked(call, await tokenise(ctx, call)) }),
    ...(mobileWallets && {
      mobileWallets: {
        ...mobileWallets,
        confirm: async (ctx, call) => {
          const answer = await mobileWallets.confirm(ctx, call);
          return answer === "wrong_code" ? answer : checked(call, answer);
        },
      },
    }),
    charge: async (ctx, call) => checked(call, await gateway.charge(ctx, call)),
    capture: async (ctx, call) => checked(call, await gateway.capture(ctx, call)),
    void: async (ctx, call) => checked(call, await gateway.void(ctx, call)),
    refund: async (ctx, call) => checked(call, await gateway.refund(ctx, call)),
    inquire: async (ctx, call) => {
      const inquiry = await gateway.inquire(ctx, call);
      if (inquiry.known === "answer") checked(call, inquiry.answer);
      return inquiry;
    },
  };
}

function checked(call: { readonly referenceNumber: string }, answer: GatewayResult): GatewayResult {
  const { referenceNumber } = call;
  if (answer.about === undefined || answer.about === referenceNumber) return answer;
  throw new OtherReference(`The gateway answered about ${answer.about}, and ${referenceNumber} was asked about.`);
}
