/**
 * Files share their process: each leaves the environment, the clock and every replaced function as it was.
 */
import { afterAll, vi } from "vitest";

afterAll(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
