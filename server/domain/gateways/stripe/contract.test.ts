import { currency } from "@/server/kernel/currency";
import { describeGatewayContract } from "@/server/testing/gateway-contract/suite";
import { DECLINED, PAYING } from "@/server/testing/stripe/cards";
import { clockCtx, DOUBLE_SECRET, doubleAccount, stripeBench } from "@/server/testing/stripe/connector-bench";
import { Refusal } from "@/server/testing/stripe/things";
import { STRIPE } from "./gateway";

const bench = stripeBench();
const NUMBERS = { pay: PAYING, decline: DECLINED } as const;

/** What a customer does on a page; one that has ended takes nothing. */
async function act(url: string, what: keyof typeof NUMBERS): Promise<boolean> {
  try {
    return bench.double.submit(url, { number: NUMBERS[what] });
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** The double's time, which runs ahead. */
function signedAt(signature = ""): Date {
  return new Date(Number(/t=(\d+)/.exec(signature)?.[1] ?? 0) * 1_000);
}

describeGatewayContract({
  gateway: STRIPE,
  way: "page",
  tells: true,
  hasClock: true,
  slow: STRIPE.capabilities.slow,
  prepare: async () => ({
    ctx: clockCtx(),
    account: doubleAccount(),
    currency: currency("KWD"),
    customer: { way: "page", act },
    told: () =>
      bench.double.notifications.messages(DOUBLE_SECRET).map(({ headers, body }) => ({
        headers,
        rawBody: Buffer.from(body),
        receivedAt: signedAt(headers["stripe-signature"]),
      })),
    passAtVendor: (seconds) => bench.double.jump(seconds),
    slow: () => {
      bench.double.delayRefunds();
      return {};
    },
    decide: async () => bench.double.settleRefunds(),
  }),
});
