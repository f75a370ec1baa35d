/**
 * Finds a Chromium for the browser tests: the one that CHROMIUM names, Debian's, or Playwright's download.
 * The headless shell is preferred.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";

const DEBIAN = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

function succeeds(command, args) {
  // apt works as another user, who may not write into this process's temporary folder.
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", TMPDIR: undefined };
  return new Promise((done) => {
    const child = spawn(command, args, { env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    const keep = (chunk) => (output += chunk);
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.on("error", (error) => keep(error.message));
    child.on("close", (code) => {
      if (code !== 0) console.log(`${command} ${args.join(" ")}: ${output.trim().slice(-2000)}`);
      done(code === 0);
    });
  });
}

/** The path of an installed browser; undefined leaves the choice to Playwright. */
export function installedChromium() {
  return process.env.CHROMIUM ?? DEBIAN.find((path) => existsSync(path));
}

async function present() {
  const { chromium } = await import("playwright");
  return existsSync(installedChromium() ?? chromium.executablePath());
}

export async function ensureChromium() {
  if (await present()) return { note: "present" };
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get") && (await succeeds("apt-get", ["update", "-q"]))) {
    const install = (name) => succeeds("apt-get", ["install", "-y", "-q", "--no-install-recommends", name]);
    if (!(await install("chromium-headless-shell"))) await install("chromium");
  }
  if (!(await present())) {
    const cli = "node_modules/@playwright/test/cli.js";
    await succeeds(process.execPath, [cli, "install", "chromium-headless-shell", "chromium"]);
  }
  if (!(await present()))
    throw new Error("No Chromium could be installed. Install one and name it: CHROMIUM=/path npm test");
  return { note: "installed" };
}
