import { AsyncLocalStorage } from "node:async_hooks";

const shared = globalThis as typeof globalThis & { sarrafRequestScope?: AsyncLocalStorage<string> };

function scope(): AsyncLocalStorage<string> {
  shared.sarrafRequestScope ??= new AsyncLocalStorage();
  return shared.sarrafRequestScope;
}

export function inRequest<Result>(requestId: string, work: () => Result): Result {
  return scope().run(requestId, work);
}

export function currentRequestId(): string | null {
  return scope().getStore() ?? null;
}
