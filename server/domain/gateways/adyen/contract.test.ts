import { currency } from "@/server/kernel/currency";
import { adyenBench, clockCtx, doubleAccount } from "@/server/testing/adyen/connector-bench";
import { DOUBLE_HMAC_KEY, DOUBLE_MERCHANT } from "@/server/testing/adyen/double";
import { noticeBody } from "@/server/testing/adyen/notices";
import { describeGatewayContract } from "@/server/testing/gateway-contract/suite";
import { ADYEN } from "./gateway";

const bench = adyenBench();
const WRITER = { merchantAccount: DOUBLE_MERCHANT, isLive: false, now: Date.now };

describeGatewayContract({
  gateway: ADYEN,
  way: "page",
  tells: true,
  hasClock: true,
  slow: ADYEN.capabilities.slow,
  prepare: async () => ({
    ctx: clockCtx(),
    account: doubleAccount({ page: "link" }),
    currency: currency("KWD"),
    customer: { way: "page", act: async (url, act) => bench.double.act(url, { act }) !== null },
    told: () =>
      bench.double.notices.waiting.splice(0).map((notice) => ({
        headers: {},
        rawBody: Buffer.from(noticeBody(notice, WRITER, DOUBLE_HMAC_KEY)),
        receivedAt: new Date(),
      })),
    passAtVendor: (seconds) => bench.double.jump(seconds),
  }),
});
