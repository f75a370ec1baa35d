/**
 * Shared by the server process (`server/front`) and the app, which are separate bundles, by a property of
 * `globalThis`.
 */
import type { IncomingMessage, ServerResponse } from "node:http";

/** Set on every request. */
export const VIEW_HEADER = "x-sarraf-view";

export type View = {
  status?: number;
  /** Separated by spaces; by default none. */
  frameAncestors?: string;
  /** A public key never counts as accepted. */
  credential?: "accepted" | "refused";
  begun?: boolean;
};

type RequestRunner = <Result>(request: IncomingMessage, response: ServerResponse, work: () => Result) => Result;

type Bridge = {
  /** Requests in progress by view id. Empty under `next start`. */
  readonly views: Map<string, View>;
  /** Set by telemetry. */
  around?: RequestRunner;
  started?: () => void;
  /** Why this process must not serve; set by `instrumentation.ts`. */
  refusal?: string;
  stopJobs?: () => Promise<void>;
  stopTelemetry?: () => Promise<void>;
};

const shared = globalThis as typeof globalThis & { sarrafFront?: Bridge };

export function bridge(): Bridge {
  shared.sarrafFront ??= { views: new Map() };
  return shared.sarrafFront;
}
