/**
 * Files share their process: each leaves the environment, the clock and every replaced function as it was.
 */
import { afterAll, vi } from "vitest";

// Reading it loads Node's own fetch, as Next does in the service: the package `undici`, loaded by a file
// before it, would send its requests, and refuses those that name their length.
void Request;

afterAll(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
