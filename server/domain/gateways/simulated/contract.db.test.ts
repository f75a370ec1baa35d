import { currency } from "@/server/kernel/currency";
import { testMerchant } from "@/server/testing/harness";
import { describeGatewayContract } from "../contract";
import { SANDBOX_ACCOUNT } from "../contract-calls";
import { SIMULATED_GATEWAY } from "./gateway";

const card = { kind: "card", expiryMonth: 12, expiryYear: 2030, save: false } as const;

describeGatewayContract(SIMULATED_GATEWAY, async () => ({
  ctx: (await testMerchant()).ctx,
  account: SANDBOX_ACCOUNT,
  currency: currency("KWD"),
  paying: { ...card, number: "411111111111111" },
  declined: { ...card, number: "411111111111112" },
}));
