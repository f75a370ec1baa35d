import { existsSync } from "node:fs";
import { defineConfig, devices } from "@playwright/test";

const DEBIAN = "/usr/bin/chromium";
const executablePath = process.env.CHROMIUM ?? (existsSync(DEBIAN) ? DEBIAN : undefined);

/** `npm run test:e2e` builds, starts the server and sets SARRAF_BASE_URL; here stands only how the browser behaves. */
export default defineConfig({
  testDir: "e2e",
  outputDir: ".sarraf/browser-results",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 7_500 },
  forbidOnly: process.env.CI !== undefined,
  use: {
    ...devices["Desktop Chrome"],
    baseURL: process.env.SARRAF_BASE_URL ?? "http://localhost:3000",
    screenshot: "only-on-failure",
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-dev-shm-usage"],
    },
  },
});
