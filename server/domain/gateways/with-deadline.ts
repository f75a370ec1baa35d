/** Limits the time of every gateway call (Spec, "Gateway calls"), and measures it. */
import { faultPoint } from "@/server/fault-point";
import { timed } from "@/server/telemetry/timed";
import { type Gateway, GatewayUnreachable } from "./port";

/**
 * Deadline in real seconds, shorter than the lease of an operation and the time until a charge's first
 * inquiry, so that no running call is queried.
 */
export const ANSWER_SECONDS = 25;

type MadeCall = <Answer>(kind: string, call: () => Promise<Answer>) => Promise<Answer>;

/** The gateway with deadlines: a call without an answer in time throws {@link GatewayUnreachable}. */
export function withDeadline(connector: string, gateway: Gateway): Gateway {
  const make: MadeCall = (kind, call) =>
    timed({ span: `gateway ${kind}`, timer: "sarraf_gateway_call_seconds", attributes: { connector, kind } }, () =>
      inTime(between(call)),
    );
  const { deviceWallets, mobileWallets, offerInstalments, tokenise, begin, endPage, forgetCard } = gateway;
  return {
    ...gateway,
    ...(offerInstalments && {
      offerInstalments: (ctx, call) => make("offerInstalments", () => offerInstalments(ctx, call)),
    }),
    ...(deviceWallets && {
      deviceWallets: {
        ...deviceWallets,
        openSheet: (ctx, call) => make("openSheet", () => deviceWallets.openSheet(ctx, call)),
      },
    }),
    ...(mobileWallets && {
      mobileWallets: {
        ...mobileWallets,
        sendCode: (ctx, call) => make("sendCode", () => mobileWallets.sendCode(ctx, call)),
        confirm: (ctx, call) => make("confirm", () => mobileWallets.confirm(ctx, call)),
      },
    }),
    ...(begin && { begin: (ctx, call) => make("begin", () => begin(ctx, call)) }),
    ...(endPage && { endPage: (ctx, call) => make("endPage", () => endPage(ctx, call)) }),
    ...(forgetCard && { forgetCard: (ctx, call) => make("forgetCard", () => forgetCard(ctx, call)) }),
    ...(tokenise && { tokenise: (ctx, call) => make("tokenise", () => tokenise(ctx, call)) }),
    verifyAccount: (ctx, account) => make("verifyAccount", () => gateway.verifyAccount(ctx, account)),
    charge: (ctx, call) => make("charge", () => gateway.charge(ctx, call)),
    capture: (ctx, call) => make("capture", () => gateway.capture(ctx, call)),
    void: (ctx, call) => make("void", () => gateway.void(ctx, call)),
    refund: (ctx, call) => make("refund", () => gateway.refund(ctx, call)),
    inquire: (ctx, call) => make("inquire", () => gateway.inquire(ctx, call)),
  };
}

async function between<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  faultPoint("before call");
  const answer = await call();
  faultPoint("after call");
  return answer;
}

/** A late answer is ignored, because a job queries the outcome. */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const giveUp = (): void => reject(new GatewayUnreachable(`No answer within ${ANSWER_SECONDS} s.`));
    timer = setTimeout(giveUp, ANSWER_SECONDS * 1_000);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
