/** A gateway that simulates faults, such as lost responses, over the simulated gateway's books. */
import { beforeAll, beforeEach, vi } from "vitest";
import {
  type Gateway,
  GatewayUnreachable,
  KeyRefused,
  NotSent,
  RightMissing,
  Throttled,
} from "@/server/domain/gateways/port";
import * as registry from "@/server/domain/gateways/registry";

/** Name of the connector in tests. */
export const FLAKY = "test_flaky";

/**
 * - `timeout`, `broken`: charged, the answer is lost or an unexpected exception;
 * - `deaf`: neither charges nor inquiries arrive;
 * - `lost`: the charge never arrives, inquiries are answered;
 * - `throttled`: the charge is refused by the rate limit, with a wait of ten minutes;
 * - `refused`, `forbidden`, `unconnected`: the charge fails before the gateway acts: its key is unknown, its
 *   key may not charge, there is no connection;
 * - `undecided`: received, not decided;
 * - `mute`, `lagging`: charges work, inquiries cannot be asked, or not yet;
 * - `denied`: inquiries always say declined;
 * - `fine`: everything works.
 */
export type Fault =
  | "fine"
  | "timeout"
  | "broken"
  | "deaf"
  | "lost"
  | "throttled"
  | "refused"
  | "forbidden"
  | "unconnected"
  | "undecided"
  | "denied"
  | "mute"
  | "lagging";

/**
 * The present fault, the number of requested charges, and the seconds for which the gateway recognizes
 * references.
 */
export const flaky: { fault: Fault; charges: number; replaySeconds: number } = {
  fault: "fine",
  charges: 0,
  replaySeconds: Number.MAX_SAFE_INTEGER,
};

const DECLINED = { outcome: "failed", message: "no", raw: {}, params: {}, card: null } as const;
const UNDECIDED = { outcome: "pending", message: null, raw: {}, params: {}, card: null } as const;

async function losing<T>(act: () => Promise<T>): Promise<T> {
  if (flaky.fault === "deaf" || flaky.fault === "lost") throw new GatewayUnreachable("No connection.");
  if (flaky.fault === "throttled") throw new Throttled("Too many requests.", 600);
  if (flaky.fault === "refused") throw new KeyRefused("The key is unknown.");
  if (flaky.fault === "forbidden") throw new RightMissing("The key may not charge.");
  if (flaky.fault === "unconnected") throw new NotSent("The connection was refused.");
  const answer = await act();
  if (flaky.fault === "timeout") throw new GatewayUnreachable("No answer within 30 s.");
  if (flaky.fault === "broken") throw new TypeError("Unexpected token < in JSON");
  return answer;
}

/** Has no simulation of unattended charges, so the service treats it as a real gateway. */
function flakyGateway(books: Gateway): Gateway {
  const { decideUnattended: _simulation, chargesUnsaved: _unsaved, ...gateway } = books;
  return {
    ...gateway,
    identifier: FLAKY,
    get capabilities() {
      const { replaySeconds: seconds } = flaky;
      const replaySeconds = { ...books.capabilities.replaySeconds, charge: seconds, refund: seconds, void: seconds };
      return { ...books.capabilities, replaySeconds };
    },
    async charge(ctx, call) {
      flaky.charges += 1;
      const answer = await losing(() => books.charge(ctx, call));
      if (flaky.fault === "denied") return DECLINED;
      return flaky.fault === "undecided" ? UNDECIDED : answer;
    },
    async inquire(ctx, call) {
      if (flaky.fault === "deaf") throw new GatewayUnreachable("No connection.");
      if (flaky.fault === "mute") return { known: "cannot_ask" };
      if (flaky.fault === "lagging") return { known: "not_yet", askAfterSeconds: 7_200 };
      if (flaky.fault === "denied") return { known: "answer", answer: DECLINED };
      return flaky.fault === "undecided" ? { known: "answer", answer: UNDECIDED } : books.inquire(ctx, call);
    },
  };
}

/** Registers the gateway for the tests of a file; each test begins without a fault. */
export function registerFlakyGateway(): void {
  const { isConnector, gatewayOf } = registry;
  const gateway = flakyGateway(gatewayOf("sarraf_sandbox"));
  const isFlaky = (text: string): text is registry.Connector => text === FLAKY;
  beforeAll(() => {
    const known = vi
      .spyOn(registry, "isConnector")
      .mockImplementation((text): text is registry.Connector => isFlaky(text) || isConnector(text));
    const found = vi
      .spyOn(registry, "gatewayOf")
      .mockImplementation((name) => (isFlaky(name) ? gateway : gatewayOf(name)));
    return () => {
      known.mockRestore();
      found.mockRestore();
    };
  });
  beforeEach(() => {
    Object.assign(flaky, { fault: "fine", charges: 0, replaySeconds: Number.MAX_SAFE_INTEGER });
  });
}
