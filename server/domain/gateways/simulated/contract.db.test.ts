import { currency } from "@/server/kernel/currency";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { SANDBOX_ACCOUNT } from "@/server/testing/gateway-contract/calls";
import type { ContractSetting } from "@/server/testing/gateway-contract/setting";
import { describeGatewayContract } from "@/server/testing/gateway-contract/suite";
import { testMerchant } from "@/server/testing/harness";
import type { Inbound } from "../core/notification";
import { SIMULATED_GATEWAY } from "./gateway";
import { SIGNATURE_HEADER, simulatedMessage } from "./notify";
import { paySimulatedPage } from "./page";

const card = { kind: "card", expiryMonth: 12, expiryYear: 2030, save: false } as const;
const NUMBERS = { pay: "411111111111111", decline: "411111111111112" } as const;
const SLOW_SECONDS = 60;

/** A merchant of the test's own, whose clock goes on when the gateway is to decide. */
async function setting(): Promise<Omit<ContractSetting, "customer">> {
  const { ctx } = await testMerchant();
  let ahead = 0;
  const now = (): Ctx => ({ ...ctx, now: () => addSeconds(new Date(), ahead) });
  return {
    ctx,
    account: SANDBOX_ACCOUNT,
    currency: currency("KWD"),
    now,
    slow: () => ({ sandbox_slow_seconds: SLOW_SECONDS }),
    decide: async () => {
      ahead += SLOW_SECONDS;
    },
  };
}

const both = { gateway: SIMULATED_GATEWAY, hasClock: false, slow: SIMULATED_GATEWAY.capabilities.slow } as const;

describeGatewayContract({
  ...both,
  way: "card",
  tells: false,
  prepare: async () => ({
    ...(await setting()),
    customer: {
      way: "card",
      paying: { ...card, number: NUMBERS.pay },
      declined: { ...card, number: NUMBERS.decline },
    },
  }),
});

describeGatewayContract({
  ...both,
  way: "page",
  tells: true,
  prepare: async () => {
    const made = await setting();
    const messages: Inbound[] = [];
    const act = async (url: string, what: keyof typeof NUMBERS): Promise<boolean> => {
      const token = url.split("/").at(-1) ?? "";
      const payment = await paySimulatedPage(made.ctx, { token, number: NUMBERS[what] });
      if (payment.kind !== "paid") return false;
      const { body, signature } = simulatedMessage({ about: "charge", referenceNumber: payment.told });
      const headers = { [SIGNATURE_HEADER]: signature };
      messages.push({ headers, rawBody: Buffer.from(body), receivedAt: new Date() });
      return true;
    };
    return { ...made, customer: { way: "page", act }, told: () => messages.splice(0) };
  },
});
