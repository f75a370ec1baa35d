/** A Chromium for the browser tests: the system's, Debian's package, or else Playwright's own download. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

const DEBIAN = "/usr/bin/chromium";

function succeeds(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const { status, stdout, stderr } = spawnSync(command, args, {
    env,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });
  if (status !== 0)
    console.log(`${command} ${args.join(" ")}: ${`${stdout ?? ""}${stderr ?? ""}`.trim().slice(-2000)}`);
  return status === 0;
}

/** True when a browser that Playwright can start is installed. */
function present() {
  return existsSync(process.env.CHROMIUM ?? DEBIAN) || existsSync(chromium.executablePath());
}

/** Installs a Chromium when there is none. @throws {Error} when none can be had */
export function ensureChromium() {
  if (present()) return { note: "present" };
  const debian = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (debian && succeeds("apt-get", ["update", "-q"])) {
    const fonts = ["fonts-noto-core", "fonts-liberation"];
    succeeds("apt-get", ["install", "-y", "-q", "--no-install-recommends", "chromium", ...fonts]);
  }
  if (!present())
    succeeds(process.execPath, [
      "node_modules/@playwright/test/cli.js",
      "install",
      "chromium-headless-shell",
      "chromium",
    ]);
  if (!present()) throw new Error("No Chromium could be installed. Install one and name it: CHROMIUM=/path npm test");
  return { note: "installed" };
}
