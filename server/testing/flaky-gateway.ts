/** A gateway that keeps the simulated gateway's books and loses its answers as told: for tests of unknown outcomes. */
import { type Gateway, GatewayUnreachable } from "../domain/gateways/port";

/** The connector under which tests register it. */
export const FLAKY = "test_flaky";

/**
 * - `timeout`, `broken`: the charge happens and the answer is lost, or is an exception that no connector should throw;
 * - `deaf`: nothing arrives, neither charges nor inquiries;
 * - `lost`: the charge never arrives, inquiries are answered;
 * - `undecided`: the gateway has the call and has not decided;
 * - `fine`: everything works.
 */
export type Fault = "fine" | "timeout" | "broken" | "deaf" | "lost" | "undecided";

/** What goes wrong from now on, and how often the gateway was asked to charge. */
export const flaky: { fault: Fault; charges: number } = { fault: "fine", charges: 0 };

const UNDECIDED = { outcome: "pending", message: null, raw: {}, params: {}, card: null } as const;

async function losing<T>(act: () => Promise<T>): Promise<T> {
  if (flaky.fault === "deaf" || flaky.fault === "lost") throw new GatewayUnreachable("No connection.");
  const answer = await act();
  if (flaky.fault === "timeout") throw new GatewayUnreachable("No answer within 30 s.");
  if (flaky.fault === "broken") throw new TypeError("Unexpected token < in JSON");
  return answer;
}

/** The gateway over `books`, the simulated one. It simulates nothing to status queries: it is asked like a real gateway. */
function flakyGateway(books: Gateway): Gateway {
  const { decideUnattended: _simulation, chargesUnsaved: _unsaved, ...gateway } = books;
  return {
    ...gateway,
    identifier: FLAKY,
    async charge(ctx, call) {
      flaky.charges += 1;
      const answer = await losing(() => books.charge(ctx, call));
      return flaky.fault === "undecided" ? UNDECIDED : answer;
    },
    async inquire(ctx, call) {
      if (flaky.fault === "deaf") throw new GatewayUnreachable("No connection.");
      return flaky.fault === "undecided" ? UNDECIDED : books.inquire(ctx, call);
    },
  };
}

/** What `gateways/registry` offers. */
export type Registry = {
  readonly gatewayOf: (connector: string) => Gateway;
  readonly isConnector: (text: string) => boolean;
};

/** The registry with the flaky gateway beside the others: tests put it in the place of `gateways/registry`. */
export function withFlaky(registry: Registry): Registry {
  const gateway = flakyGateway(registry.gatewayOf("sarraf_sandbox"));
  return {
    ...registry,
    isConnector: (text) => text === FLAKY || registry.isConnector(text),
    gatewayOf: (name) => (name === FLAKY ? gateway : registry.gatewayOf(name)),
  };
}
