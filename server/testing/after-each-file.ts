/** Test files share a process, so environment, clock and replaced functions are restored after each file. */
import { afterAll, vi } from "vitest";

// Loads Node's own `fetch` first, as Next does. If the package `undici` were loaded first, it would replace
// `fetch` and refuse requests with a length.
void Request;

afterAll(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
