import { ALL_OF_IT } from "./choice-in";
import { type Way, type Ways, WHOLE_WALLET } from "./ways";

/**
 * Arguments of `validatePayment`, for the page's first script. The server computes them, so that the frame's
 * scripts stay small.
 */
export function whomToAsk(ways: Ways): string {
  const all = Object.entries<Way>({ ...ways, [ALL_OF_IT]: WHOLE_WALLET });
  return JSON.stringify(Object.fromEntries(all.map(([choice, way]) => [choice, [way.form_of_payment, way.pg_code]])));
}
