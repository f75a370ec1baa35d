/**
 * What the server process (`server/front`) and the app share. They are separate bundles of one process, so
 * the object lies on `globalThis`.
 */
import type { IncomingMessage, ServerResponse } from "node:http";

/** Request header with the id of the view; the server process sets it on every request. */
export const VIEW_HEADER = "x-sarraf-view";

/** What a page or action chooses for the answer of its request. */
export type View = {
  /** Replaces Next's status. */
  status?: number;
  /** Origins that may frame the page, separated by spaces; none without it. */
  frameAncestors?: string;
  /** What an endpoint made of the request's credential; refused also above the limits of a public key. */
  credential?: "accepted" | "refused";
  /** A page or action of ours has started on the request. */
  begun?: boolean;
};

type RequestRunner = <Result>(request: IncomingMessage, response: ServerResponse, work: () => Result) => Result;

type Bridge = {
  /** The requests in progress by view id. Empty under `next start`. */
  readonly views: Map<string, View>;
  /** Measures and traces a request; set by telemetry. */
  around?: RequestRunner;
  /** Called when `instrumentation.ts` has finished or failed. */
  started?: () => void;
  /** Why this process must not serve; set by `instrumentation.ts`. */
  refusal?: string;
  /** Stops the jobs, then closes the connection pool. */
  stopJobs?: () => Promise<void>;
  /** Exports the last spans and metrics. */
  stopTelemetry?: () => Promise<void>;
};

const shared = globalThis as typeof globalThis & { sarrafFront?: Bridge };

/** The one bridge of this process. */
export function bridge(): Bridge {
  shared.sarrafFront ??= { views: new Map() };
  return shared.sarrafFront;
}
