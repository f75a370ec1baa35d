/** Files share their process: environment, clock and replaced functions are restored after each. */
import { afterAll, vi } from "vitest";

// Loads Node's own fetch, as Next does: the package `undici`, loaded first, would send its requests and
// refuse those with a length.
void Request;

afterAll(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
