/** The served packages are installed in an empty folder, without a registry, as the documents say. */
import { execFile, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { npmProgram, withoutNpmSettings } from "./install.mjs";
import { pinned, publishPackages } from "./publish-packages.mjs";
import { pythonWheel } from "./python-wheel.mjs";

const ROOT = resolve(__dirname, "..");
const SERVED = join(ROOT, "public", "sdk", "packages");
const run = promisify(execFile);

type Served = {
  name: string;
  version: string;
  path: string;
  newest: string;
  bytes: number;
  sha256: string;
  integrity: string;
};

let server: Server;
let address: string;
let home: string;
let packages: Served[];
/** Contents that the server has instead of the published ones; null for none. */
const moved = new Map<string, Buffer | null>();

beforeAll(async () => {
  await publishPackages();
  ({ packages } = JSON.parse(readFileSync(join(SERVED, "index.json"), "utf8")));
  home = mkdtempSync(join(tmpdir(), "packages-"));
  server = createServer((request, response) => {
    const replaced = moved.get(request.url ?? "");
    if (replaced === null) return void response.writeHead(404).end();
    if (replaced !== undefined) return void response.end(replaced);
    const path = join(SERVED, basename(request.url ?? ""));
    if (!existsSync(path)) return void response.writeHead(404).end();
    response.end(readFileSync(path));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}, 60_000);

afterAll(async () => {
  rmSync(home, { recursive: true });
  await new Promise((done) => server.close(done));
});

function emptyFolder(name: string): string {
  const folder = join(home, name);
  mkdirSync(folder);
  writeFileSync(join(folder, "package.json"), "{}");
  return folder;
}

/** npm without a registry and without the settings of this machine. */
function npm(cwd: string, ...args: string[]) {
  const alone = ["--registry", "http://127.0.0.1:9/", "--cache", join(home, "cache"), "--no-audit", "--no-fund"];
  const env = { ...withoutNpmSettings(process.env), HOME: home };
  return run(process.execPath, [npmProgram(), ...args, ...alone], { cwd, env });
}

/** Documents write HASH for the part of a name that a reader takes from the list. */
function withHashes(text: string): string {
  const names = packages.map(({ path }) => basename(path));
  return text.replace(/[\w.-]+-HASH[\w.-]*\w/g, (name) => {
    const [begin = "", end = ""] = name.split("HASH");
    return names.find((each) => each.startsWith(begin) && each.endsWith(end)) ?? name;
  });
}

/** The arguments of the first line in a file that begins with these words, with the address of this test. */
function commandIn(file: string, begin: string): string[] {
  const line = readFileSync(join(ROOT, file), "utf8")
    .split("\n")
    .find((each) => each.startsWith(begin));
  return withHashes(line ?? `${file} has no ${begin}`)
    .replace("http://localhost:3000", address)
    .split(" ")
    .slice(1);
}

async function node(cwd: string, ...args: string[]): Promise<string> {
  return (await run(process.execPath, args, { cwd })).stdout;
}

test("each package is listed with the hashes of its bytes, under a name with its version", () => {
  expect(packages.map(({ name }) => name)).toEqual([
    "@sarraf/checkout",
    "@sarraf/checkout-react",
    "@sarraf/node",
    "@sarraf/cli",
    "sarraf",
    "sarraf",
  ]);
  const page = readFileSync(join(SERVED, "index.html"), "utf8");
  for (const { version, path, newest, bytes, sha256, integrity } of packages) {
    const content = readFileSync(join(SERVED, basename(path)));
    expect(readFileSync(join(SERVED, basename(newest))).equals(content)).toBe(true);
    expect(path).toMatch(new RegExp(`-0?${sha256.slice(0, 8)}[-.]`));
    expect(path).toContain(`-${version}`);
    expect(content.length).toBe(bytes);
    expect(createHash("sha256").update(content).digest("hex")).toBe(sha256);
    expect(`sha512-${createHash("sha512").update(content).digest("base64")}`).toBe(integrity);
    expect(page).toContain(`href="${path}#sha256=${sha256}"`);
  }
});

test("packing again gives the same bytes, in another time zone too", async () => {
  const { file, content } = await pythonWheel(join(ROOT, "sdk", "python"));
  expect(content.equals(readFileSync(join(SERVED, file)))).toBe(true);
  const script = `import { pythonWheel } from ${JSON.stringify(join(ROOT, "scripts/python-wheel.mjs"))};
    import { createHash } from "node:crypto";
    const { content } = await pythonWheel(${JSON.stringify(join(ROOT, "sdk/python"))});
    console.log(createHash("sha256").update(content).digest("hex"));`;
  const env = { ...process.env, TZ: "Pacific/Auckland" };
  const { stdout } = await run(process.execPath, ["--input-type=module", "-e", script], { env });
  expect(stdout.trim()).toBe(createHash("sha256").update(content).digest("hex"));
});

const DOCUMENTS = ["README.md", "docs", "examples", "sdk"].flatMap((place) =>
  place.endsWith(".md")
    ? [place]
    : readdirSync(join(ROOT, place), { recursive: true, encoding: "utf8" })
        .filter((path) => /\.(?:md|json|txt)$/.test(path) && !/node_modules|\bdist\b/.test(path))
        .map((path) => join(place, path)),
);

test("every package that a document or example installs is served", () => {
  const named = DOCUMENTS.flatMap((path) => [
    ...withHashes(readFileSync(join(ROOT, path), "utf8")).matchAll(/localhost:3000(\/sdk\/packages\/[\w.-]+\w)/g),
  ]).map(([, path]) => path);
  const served = [...packages.flatMap(({ path, newest }) => [path, newest]), "/sdk/packages/index.json"];
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((path = "") => !served.includes(path))).toEqual([]);
});

describe("in an empty folder", () => {
  it("the client for Node is installed as its README says, imported, required and typed", async () => {
    const folder = emptyFolder("client");
    await npm(folder, ...commandIn("sdk/node/README.md", "npm install"));
    const uses = "console.log(typeof Sarraf, typeof verifyWebhook)";
    const imports = `import { Sarraf, verifyWebhook } from "@sarraf/node"; ${uses}`;
    expect(await node(folder, "--input-type=module", "-e", imports)).toBe("function function\n");
    const requires = `const { Sarraf, verifyWebhook } = require("@sarraf/node"); ${uses}`;
    expect(await node(folder, "-e", requires)).toBe("function function\n");

    const good = `import { Sarraf } from "@sarraf/node";
      const sarraf = new Sarraf({ apiKey: "sk_1", baseUrl: "https://pay.example" });
      export const state: Promise<string> = sarraf.sessions.retrieve("1").then((session) => session.state);
      // @ts-expect-error
      sarraf.sessions.retrieve(1);`;
    for (const name of ["esm.mts", "common.cts"]) writeFileSync(join(folder, name), good);
    const tsc = join(ROOT, "node_modules", "typescript", "bin", "tsc");
    const options = ["--noEmit", "--strict", "--skipLibCheck", "--module", "nodenext", "--target", "es2022"];
    const types = ["--types", "node", "--typeRoots", join(ROOT, "node_modules/@types")];
    await expect(node(folder, tsc, ...options, ...types, "esm.mts", "common.cts")).resolves.toBe("");
  }, 60_000);

  it("npm ci works after the package of one version has changed, and says 404 where the former file is away", async () => {
    const folder = emptyFolder("locked");
    await npm(folder, ...commandIn("sdk/node/README.md", "npm install"));
    const { path, newest } = packages.find(({ name }) => name === "@sarraf/node") as Served;
    const changed = Buffer.from("the package of another release");
    expect(pinned(basename(newest), changed)).not.toBe(basename(path));
    moved.set(newest, changed);
    await npm(folder, "ci", "--prefer-online");
    expect(existsSync(join(folder, "node_modules/@sarraf/node/package.json"))).toBe(true);
    moved.set(path, null);
    rmSync(join(home, "cache"), { recursive: true });
    await expect(npm(folder, "ci")).rejects.toThrow(/E404|404 Not Found/);
    moved.clear();
  }, 60_000);

  it("the component is installed with the loader inside, imported and required", async () => {
    const folder = emptyFolder("component");
    await npm(folder, "install", join(ROOT, "node_modules", "react"), "--install-links");
    await npm(folder, ...commandIn("sdk/js/README.md", "npm install"));
    await npm(folder, ...commandIn("sdk/react/README.md", "npm install"), "--legacy-peer-deps");
    const uses = "console.log(typeof loadCheckout, typeof CheckoutEmbed)";
    const requires = `const { loadCheckout } = require("@sarraf/checkout"); const { CheckoutEmbed } = require("@sarraf/checkout-react"); ${uses}`;
    expect(await node(folder, "-e", requires)).toBe("function function\n");
    const imports = `import { loadCheckout } from "@sarraf/checkout"; import { CheckoutEmbed } from "@sarraf/checkout-react"; ${uses}`;
    expect(await node(folder, "--input-type=module", "-e", imports)).toBe("function function\n");
  }, 60_000);

  it("the command line is one file, or installed as its README says", async () => {
    const folder = emptyFolder("command");
    const { version, path } = packages.find(({ path: each }) => each.endsWith(".mjs")) as Served;
    writeFileSync(join(folder, "sarraf.mjs"), Buffer.from(await (await fetch(address + path)).arrayBuffer()));
    expect(await node(folder, "sarraf.mjs", "--version")).toBe(`${version}\n`);

    await npm(folder, ...commandIn("sdk/cli/README.md", "npm install"), "--prefix", folder);
    const { stdout } = await run(join(folder, "bin", "sarraf"), ["--version"]);
    expect(stdout).toBe(`${version}\n`);
  }, 60_000);

  const python = spawnSync("python3", ["-m", "pip", "--version"]);
  it.skipIf(python.status !== 0)(
    "the client for Python is installed as its README says (pip is needed)",
    async () => {
      const folder = emptyFolder("python");
      const alone = ["--no-index", "--disable-pip-version-check", "--no-cache-dir", "--target", join(folder, "site")];
      const args = commandIn("sdk/python/README.md", "pip install");
      await run("python3", ["-m", "pip", ...args, ...alone], { cwd: folder });
      const uses = "import sarraf; print(sarraf.Sarraf.__name__, sarraf.AsyncSarraf.__name__)";
      const env = { NODE_ENV: "test" as const, PATH: process.env.PATH, PYTHONPATH: join(folder, "site") };
      const { stdout } = await run("python3", ["-c", uses], { cwd: folder, env });
      expect(stdout).toBe("Sarraf AsyncSarraf\n");
    },
    60_000,
  );
});
