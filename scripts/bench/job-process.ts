/**
 * A process that runs only the jobs for due charges and webhooks. `BENCH_GATEWAY_MS` is the time that its
 * gateway takes for a charge.
 */
import "@/server/wiring";
import { setTimeout as sleep } from "node:timers/promises";
import { gatewayOf } from "@/server/domain/gateways";
import { chargeDueCycles } from "@/server/domain/subscriptions";
import { deliverWebhooks } from "@/server/domain/webhooks";
import { startLocalDriver } from "@/server/jobs/local";

const GATEWAY_MS = Number(process.env.BENCH_GATEWAY_MS ?? 0);
const gateway = gatewayOf("sarraf_sandbox");
const charge = gateway.charge.bind(gateway);
gateway.charge = async (ctx, call) => {
  await sleep(GATEWAY_MS);
  return charge(ctx, call);
};

const driver = startLocalDriver([chargeDueCycles, deliverWebhooks]);
process.once("SIGTERM", async () => {
  await driver.stop();
  process.exit(0);
});
console.log("Working");
