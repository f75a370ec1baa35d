/** Records Stripe's responses, with only the fields that the connector stores and without secrets. */
import { kept } from "@/server/domain/gateways/engine/core/keep";
import { keepListOf } from "@/server/domain/gateways/stripe/core/tables/kept";
import { jsonObject } from "@/server/kernel/json";
import { recordAnswersInto } from "../gateway-double/recording";

/** Records each response to the tests of this file as a file in `folder`. */
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
