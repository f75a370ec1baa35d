import { availableParallelism } from "node:os";
import { defineConfig, devices } from "@playwright/test";
import { installedChromium } from "./scripts/chromium.mjs";

const executablePath = installedChromium();

/** `npm run test:e2e` builds, starts the server and sets SARRAF_BASE_URL. */
export default defineConfig({
  testDir: "e2e",
  outputDir: ".sarraf/browser-results",
  snapshotPathTemplate: "e2e/pictures/{arg}{ext}",
  fullyParallel: true,
  // A test waits a third of the time.
  workers: Math.min(availableParallelism() + 1, 4),
  retries: 0,
  // Milliseconds; ends tests that hang.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: process.env.CI !== undefined,
  use: {
    ...devices["Desktop Chrome"],
    baseURL: process.env.SARRAF_BASE_URL ?? "http://localhost:3000",
    screenshot: "only-on-failure",
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      // Without a UTF-8 locale Chromium cannot save a download under an Arabic name.
      env: { ...process.env, LC_ALL: "C.UTF-8" },
      args: [
        ...["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-dev-shm-usage"],
        // Without the following flag Chromium's headless shell rounds the widths of letters, unlike the full
        // browser.
        "--font-render-hinting=none",
        // Names whose pages on plain http are no secure contexts, unlike those of a loopback address.
        "--host-resolver-rules=MAP *.lan 127.0.0.1",
        // Pages of a site share a process, which keeps compiled scripts (`e2e/support/kept-context.ts`).
        "--process-per-site",
        // V8's optimizing compilers are off, because a test leaves each page before they would save time.
        "--js-flags=--no-opt --no-maglev",
      ],
    },
  },
});
