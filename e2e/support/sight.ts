/** A shop that no test changes, and the session of a user with all permissions. Made once per worker. */
import { consoleUser } from "./console";
import { Visitor } from "./server-actions";
import { EVERYTHING, openShop, type Shop } from "./shop";
import { newMerchant, type Operator, Receiver } from "./test";

export type Sight = { readonly shop: Shop; readonly cookie: { readonly name: string; readonly value: string } };

let made: Promise<Sight> | undefined;

async function make(operator: Operator): Promise<Sight> {
  // The receiver ends with the worker, because the service sends it the shop's webhooks until then.
  const receiver = await Receiver.start();
  const merchant = await newMerchant(process.env.SARRAF_BASE_URL ?? "", operator);
  const shop = await openShop(merchant, receiver, operator);
  const names = { first_name: "Faisal", last_name: "Al-Bader" };
  const visitor = new Visitor(merchant.base);
  await visitor.signIn(await consoleUser(merchant, EVERYTHING, { is_checker: true, ...names }));
  return { shop, cookie: visitor.session };
}

/** The worker's shop. It is not a worker fixture, because Playwright would start further workers for it. */
export function sightOf(operator: Operator): Promise<Sight> {
  made ??= make(operator);
  return made;
}
