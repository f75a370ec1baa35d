/**
 * `npm run test:elsewhere`: runs `npm test`, with the same arguments, in another environment
 * (docs/testing.md). Names the conditions that this machine cannot vary.
 */
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureChromium } from "./chromium.mjs";
import { npmProgram, withoutNpmSettings } from "./install.mjs";
import { StepFailed, step } from "./steps.mjs";
import { systemUser } from "./system-user.mjs";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const IS_ROOT = process.getuid?.() === 0;
const USER = "sarraf-elsewhere";
const LEAN = ["--no-install-recommends"];
const FULL_CHROMIUM = "/usr/bin/chromium";
const PLACE = { LANG: "ar_KW.UTF-8", LC_ALL: "ar_KW.UTF-8", LANGUAGE: "ar", TZ: "America/New_York" };

/** A configuration of fonts with one wide, hinted typeface and subpixel smoothing. */
const OTHER_FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <match target="pattern">
    <edit name="family" mode="prepend" binding="strong"><string>DejaVu Sans Mono</string></edit>
    <edit name="hintstyle" mode="assign"><const>hintfull</const></edit>
    <edit name="rgba" mode="assign"><const>rgb</const></edit>
  </match>
</fontconfig>
`;

/** @throws {StepFailed} with the program's output if the program fails */
function run(program, args, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: "utf8", ...options });
  if (status !== 0) throw new StepFailed(`${program} ${args.join(" ")}: ${error?.message ?? stderr.trim()}`);
  return stdout.trim();
}

function succeeds(program, args) {
  return spawnSync(program, args, { stdio: "ignore" }).status === 0;
}

class Differences {
  #lines = [];

  varied(name, how) {
    this.#lines.push(`  ${name}: ${how}`);
  }

  same(name, why) {
    this.#lines.push(`  NOT VARIED: ${name} (${why})`);
  }

  print() {
    console.log(`\nThis environment:\n${this.#lines.join("\n")}`);
  }
}

/** Commits instead of branches, of which a clone has only one. */
function clonedWords(words) {
  const commit = (ref) => run("git", ["rev-parse", "--verify", `${ref}^{commit}`], { cwd: ROOT });
  return words.map((word, index) => (words[index - 1] === "--since" ? commit(word) : word));
}

async function prepareClone(clone) {
  await step("Clone the last commit", () => run("git", ["clone", "--quiet", "--no-hardlinks", ROOT, clone]));
  await step("Install packages", () => {
    run(process.execPath, [npmProgram(), "ci", "--include=dev", "--prefer-offline", "--no-audit", "--no-fund"], {
      cwd: clone,
    });
  });
}

function asAnotherUser(differences) {
  if (!IS_ROOT) {
    differences.same("user", `only root can become another; this one, ${process.getuid?.()}, is not root`);
    return { words: [], ids: null };
  }
  const { ids } = systemUser(USER);
  const words = ["setpriv", `--reuid=${ids.uid}`, `--regid=${ids.gid}`, "--clear-groups"];
  if (!succeeds(words[0], [...words.slice(1), process.execPath, "--version"])) {
    differences.same("user", "another user cannot run this Node, or setpriv is missing");
    return { words: [], ids: null };
  }
  differences.varied("user", `${USER}, who is not root`);
  return { words, ids };
}

/**
 * Adds a network interface without a route, because with only loopback a browser reports to its pages that it
 * is offline. The address is reserved for documentation.
 */
const DEAD_END = [
  "ip link set lo up",
  "ip link add nowhere type veth peer name end",
  "ip link set end up",
  "ip addr add 192.0.2.1/24 dev nowhere",
  "ip link set nowhere up",
];

/** Command prefix that leaves a program only loopback and a network without other hosts. */
function withoutNetwork(differences) {
  const alone = ["-c", [...DEAD_END, 'exec "$@"'].join(" && "), "sh"];
  const words = ["unshare", ...(IS_ROOT ? [] : ["--map-current-user", "--keep-caps"]), "--net", "sh", ...alone];
  if (!succeeds(words[0], [...words.slice(1), "true"])) {
    differences.same("network", "the program could not get a separate network: `unshare --net` or `ip link` failed");
    return [];
  }
  differences.varied("network", "loopback, and an interface that leads nowhere");
  return words;
}

/** @returns the path of Chromium; undefined if it cannot be installed */
async function fullChromium(differences) {
  if (process.env.CHROMIUM !== undefined) {
    differences.same("browser", `CHROMIUM names ${process.env.CHROMIUM}`);
    return process.env.CHROMIUM;
  }
  if (!existsSync(FULL_CHROMIUM) && IS_ROOT) {
    succeeds("apt-get", ["update", "-q"]);
    succeeds("env", ["DEBIAN_FRONTEND=noninteractive", "apt-get", "install", "-y", "-q", ...LEAN, "chromium"]);
  }
  if (existsSync(FULL_CHROMIUM)) {
    differences.varied("browser", "the full Chromium instead of its headless shell");
    return FULL_CHROMIUM;
  }
  await ensureChromium();
  differences.same("browser", "the full Chromium is neither installed nor installable");
  return undefined;
}

function homeWithOtherFonts(home, differences) {
  const fonts = join(home, ".config", "fontconfig");
  mkdirSync(fonts, { recursive: true });
  writeFileSync(join(fonts, "fonts.conf"), OTHER_FONTS);
  differences.varied("fonts", "a fontconfig file that prefers a monospaced face, hinted, with coloured edges");
  return { HOME: home, XDG_CONFIG_HOME: join(home, ".config"), FONTCONFIG_FILE: join(fonts, "fonts.conf") };
}

async function main() {
  const wanted = clonedWords(process.argv.slice(2));
  const differences = new Differences();
  const folder = mkdtempSync(join(tmpdir(), "sarraf elsewhere "));
  try {
    const [clone, home] = [join(folder, "a clone"), join(folder, "home")];
    await prepareClone(clone);
    differences.varied("path", clone);
    const CHROMIUM = await fullChromium(differences);
    const env = {
      ...{ ...withoutNpmSettings(process.env), ...PLACE, ...homeWithOtherFonts(home, differences) },
      ...(CHROMIUM === undefined ? {} : { CHROMIUM }),
    };
    for (const [name, value] of Object.entries(PLACE)) differences.varied(name, value);
    if (!/^ar_KW\.utf-?8$/im.test(spawnSync("locale", ["-a"], { encoding: "utf8" }).stdout ?? ""))
      differences.same("the system's locale", `${PLACE.LANG} is not installed, so only Node and the browser use it`);
    const network = withoutNetwork(differences);
    const { words, ids } = asAnotherUser(differences);
    chmodSync(folder, 0o755);
    if (ids !== null) run("chown", ["-R", `${ids.uid}:${ids.gid}`, folder]);
    differences.print();
    const tests = [process.execPath, "scripts/test.mjs", ...wanted];
    const [program, ...args] = [...network, ...words, ...tests];
    const { status } = spawnSync(program, args, { cwd: clone, env, stdio: "inherit" });
    differences.print();
    return status ?? 1;
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

// The terminal interrupts the tests, too; then this program removes the clone.
process.on("SIGINT", () => undefined);
try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof StepFailed ? error.message : error);
  process.exitCode = 1;
}
