/**
 * Data shared by the server process (`server/front`) and the app. They are separate bundles of one process,
 * so the object is a property of `globalThis`.
 */
import type { IncomingMessage, ServerResponse } from "node:http";

/** Request header with the id of the page view, set on every request. */
export const VIEW_HEADER = "x-sarraf-view";

export type View = {
  status?: number;
  frameAncestors?: string;
  /** Further sources of the page's content security policy, by directive. */
  sources?: Readonly<Record<string, readonly string[]>>;
  opensWindows?: boolean;
  /** Whether the request's credential was accepted; a public key never counts as accepted. */
  credential?: "accepted" | "refused";
  /** Whether our code, not only Next, handles the request. */
  begun?: boolean;
};

type RequestRunner = <Result>(request: IncomingMessage, response: ServerResponse, work: () => Result) => Result;

export type Bridge = {
  /** Requests in progress, by the id of the page view; empty under `next start`. */
  readonly views: Map<string, View>;
  /** Sets the status of a failed page view. */
  noteFailure?: (error: unknown, viewId: string) => void;
  /** Reads the facts of `/api/health/ready`. Never rejects. */
  readiness?: () => Promise<{ readonly status: "ready" | "not_ready" }>;
  /** Whether a `Cookie` header belongs to a user of the console. Never rejects. */
  isSignedIn?: (cookie: string) => Promise<boolean>;
  /** Measures and traces a request; telemetry sets this function. */
  around?: RequestRunner;
  started?: () => void;
  /** When telemetry started, in milliseconds of a monotonic clock. */
  measuredSince?: number;
  /** Reason why this process must not serve requests; `instrumentation.ts` sets it. */
  refusal?: string;
  stopJobs?: () => Promise<void>;
  stopTelemetry?: () => Promise<void>;
};

const shared = globalThis as typeof globalThis & { sarrafFront?: Bridge };

export function bridge(): Bridge {
  shared.sarrafFront ??= { views: new Map() };
  return shared.sarrafFront;
}
