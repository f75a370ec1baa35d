/** Writes down what Stripe answers, without secrets: the fields that the connector stores, and no others. */
import { kept } from "@/server/domain/gateways/engine/core/keep";
import { keepListOf } from "@/server/domain/gateways/stripe/core/tables/kept";
import { jsonObject } from "@/server/kernel/json";
import { recordAnswersInto } from "../gateway-double/recording";

/** Records every answer to the tests of this file into `folder`, one file each. */
export function recordAnswers(folder: string): void {
  recordAnswersInto({ folder, hosts: /^api\.stripe\.com$/, stored });
}

function stored(body: unknown): unknown {
  const said = jsonObject(body);
  if (said === null) return null;
  if (Array.isArray(said.data)) return { object: said.object, data: said.data.map(stored) };
  const facts = kept(said, keepListOf(said));
  return Object.keys(facts).length === 0 ? { object: said.object } : facts;
}
