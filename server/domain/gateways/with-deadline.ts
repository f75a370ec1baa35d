/** Ends every call to a gateway in time, whatever its connector does (decision 0156). */
import { type Gateway, GatewayUnreachable } from "./port";

/**
 * Real seconds that a gateway may take to answer. It is less than the lease of an operation and than the time
 * of the first inquiry about a charge, so nobody asks about a call that is still made.
 */
export const ANSWER_SECONDS = 25;

/** The gateway, whose calls throw {@link GatewayUnreachable} when no answer has come in time. */
export function withDeadline(gateway: Gateway): Gateway {
  const { deviceWallets, mobileWallets, offerInstalments, tokenise, begin, endPage } = gateway;
  return {
    ...gateway,
    ...(offerInstalments && { offerInstalments: (ctx, call) => inTime(offerInstalments(ctx, call)) }),
    ...(deviceWallets && {
      deviceWallets: { ...deviceWallets, openSheet: (ctx, call) => inTime(deviceWallets.openSheet(ctx, call)) },
    }),
    ...(mobileWallets && {
      mobileWallets: {
        ...mobileWallets,
        sendCode: (ctx, call) => inTime(mobileWallets.sendCode(ctx, call)),
        confirm: (ctx, call) => inTime(mobileWallets.confirm(ctx, call)),
      },
    }),
    ...(begin && { begin: (ctx, call) => inTime(begin(ctx, call)) }),
    ...(endPage && { endPage: (ctx, call) => inTime(endPage(ctx, call)) }),
    ...(tokenise && { tokenise: (ctx, call) => inTime(tokenise(ctx, call)) }),
    verifyAccount: (ctx, account) => inTime(gateway.verifyAccount(ctx, account)),
    charge: (ctx, call) => inTime(gateway.charge(ctx, call)),
    capture: (ctx, call) => inTime(gateway.capture(ctx, call)),
    void: (ctx, call) => inTime(gateway.void(ctx, call)),
    refund: (ctx, call) => inTime(gateway.refund(ctx, call)),
    inquire: (ctx, call) => inTime(gateway.inquire(ctx, call)),
  };
}

/** An answer that comes later is nobody's: the resolver has asked, or will. */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const unreachable = new GatewayUnreachable(`No answer within ${ANSWER_SECONDS} s.`);
    timer = setTimeout(() => reject(unreachable), ANSWER_SECONDS * 1_000);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
