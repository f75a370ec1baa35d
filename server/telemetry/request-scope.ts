/** Which request the work at hand belongs to, for what has no context at hand: statements and spans. */
import { AsyncLocalStorage } from "node:async_hooks";

const shared = globalThis as typeof globalThis & { sarrafRequestScope?: AsyncLocalStorage<string> };

function scope(): AsyncLocalStorage<string> {
  shared.sarrafRequestScope ??= new AsyncLocalStorage();
  return shared.sarrafRequestScope;
}

/** Runs the work of a request, or of a job's item, under its id. */
export function inRequest<Result>(requestId: string, work: () => Result): Result {
  return scope().run(requestId, work);
}

/** The id of the request at hand; null outside of one. */
export function currentRequestId(): string | null {
  return scope().getStore() ?? null;
}
