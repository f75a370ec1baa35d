/**
 * `npm run demo -- [days]`: fills the sandbox merchant with months of payments (Spec, "Demo history"), even
 * while the service runs.
 */
import { randomBytes } from "node:crypto";
import { systemContext } from "@/server/context";
import { testMerchantContext } from "@/server/domain/sandbox";
import { Chance } from "./demo/chance";
import { tellHistory } from "./demo/history";
import { listen } from "./demo/listen";
import { leaveRequests } from "./demo/requests";
import { connect } from "./merchant/connect";

const DAYS = 75;
const MOST_DAYS = 730;
const VISITS = 11;

const days = Number(process.argv[2] ?? DAYS);
if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS) {
  console.error(`How many days? A whole number from 1 to ${MOST_DAYS}; ${DAYS} unless you say.`);
  process.exit(1);
}
// Failing receivers are part of the demo, so their warnings are not logged.
process.env.LOG_LEVEL ??= "error";
const disconnect = await connect();
const shop = await listen();
try {
  const ctx = await testMerchantContext(systemContext());
  if (ctx === null) throw new Error("There is no sandbox merchant. `npm start` makes one in an empty database.");
  const chance = new Chance(ctx.now().getTime() % 2 ** 32);
  const onDay = (day: number) => process.stderr.write(`\rDay ${day} of ${days}`);
  const told = await tellHistory(ctx, { days, visits: VISITS, chance, webhookUrls: shop.webhookUrls, onDay });
  const password = randomBytes(9).toString("base64url");
  const staff = await leaveRequests(ctx, password);
  const { visits, sales, subscriptions, invoices } = told;
  console.log(
    `\n${visits} visits, ${sales} sales, ${subscriptions} subscriptions, ${invoices} invoices. The test clock went on by ${days} days.`,
  );
  console.log(`On the console ${staff.join(" asks for refunds and ")} decides; both have the password ${password}`);
} finally {
  await shop.stop();
  await disconnect();
}
