/**
 * Runs Medusa's payment module. It sends "ready"; for each number of seconds that it receives, it makes
 * payments (collection, session, authorization, capture, refund) and replies with their number.
 */
import { createRequire } from "node:module";
import { join } from "node:path";
import { repeated } from "./turns.mjs";

const [, , folder, url, workers] = process.argv;
const require = createRequire(join(folder, "package.json"));
// @ts-expect-error: the package is in another folder.
const { MedusaApp, MedusaAppMigrateUp } = require("@medusajs/framework/modules-sdk");
// @ts-expect-error: the package is in another folder.
const { ContainerRegistrationKeys, Modules, ModulesSdkUtils } = require("@medusajs/framework/utils");

const AMOUNT = { currency_code: "kwd", amount: 10.5 };

async function paymentModule() {
  const connection = ModulesSdkUtils.createPgConnection({
    clientUrl: url,
    driverOptions: { ssl: false },
    pool: { min: 2, max: 20 },
  });
  const options = {
    modulesConfig: { [Modules.PAYMENT]: { resolve: "@medusajs/payment" } },
    sharedResourcesConfig: { database: { clientUrl: url } },
    injectedDependencies: { [ContainerRegistrationKeys.PG_CONNECTION]: connection },
    cwd: folder,
  };
  await MedusaAppMigrateUp(options);
  return (await MedusaApp(options)).modules[Modules.PAYMENT];
}

const medusa = await paymentModule();

async function pay() {
  const [collection] = await medusa.createPaymentCollections([AMOUNT]);
  const session = await medusa.createPaymentSession(collection.id, {
    provider_id: "pp_system_default",
    data: {},
    ...AMOUNT,
  });
  const payment = await medusa.authorizePaymentSession(session.id, {});
  await medusa.capturePayment({ payment_id: payment.id });
  await medusa.refundPayment({ payment_id: payment.id, amount: AMOUNT.amount });
}

const round = repeated(pay, Number(workers));
process.on("message", async (seconds) => process.send?.(await round(Number(seconds))));
process.send?.("ready");
