import { currency } from "@/server/kernel/currency";
import { describeGatewayContract } from "@/server/testing/gateway-contract/suite";
import { clockCtx, DOUBLE_SECRET, doubleAccount, stripeBench } from "@/server/testing/stripe/connector-bench";
import { STRIPE } from "./gateway";

const bench = stripeBench();
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
    customer: { way: "page", act: async (url, act) => bench.double.act(url, { act }) !== null },
    told: () =>
      bench.double.notices.messages(DOUBLE_SECRET).map(({ headers, body }) => ({
        headers,
        rawBody: Buffer.from(body),
        receivedAt: signedAt(headers["stripe-signature"]),
      })),
    passAtVendor: (seconds) => bench.double.jump(seconds),
    slow: () => {
      bench.double.book.slowRefunds = true;
      return {};
    },
    decide: async () => bench.double.settleRefunds(),
  }),
});
