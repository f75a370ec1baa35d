/** Writes the packages of `sdk/` to `public/sdk/packages`, from which the installation serves them. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { tarball } from "./archives.mjs";
import { buildPackages, PACKAGES, SDK } from "./build-packages.mjs";
import { pythonWheel } from "./python-wheel.mjs";

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), "..", "public", "sdk", "packages");
const ADDRESS = "/sdk/packages/";

function packageFile(name) {
  return JSON.parse(readFileSync(join(SDK, name, "package.json"), "utf8"));
}

/** Returns the files that npm packs: the files that `package.json` names, and files that npm always adds. */
function packedFiles(name) {
  const folder = join(SDK, name);
  const named = ["package.json", "README.md", "LICENSE", ...packageFile(name).files].flatMap((path) =>
    statSync(join(folder, path)).isFile()
      ? [path]
      : readdirSync(join(folder, path), { recursive: true, encoding: "utf8" }).map((each) => join(path, each)),
  );
  return named
    .filter((path) => statSync(join(folder, path)).isFile())
    .sort()
    .map((path) => ({
      path,
      content: readFileSync(join(folder, path)),
      mode: /^#!/.test(readFileSync(join(folder, path), "utf8")) ? 0o755 : 0o644,
    }));
}

/** Builds a package that contains the packages of `sdk/` that it needs, because no registry has them. */
function npmPackage(name) {
  const { name: fullName, version, dependencies = {} } = packageFile(name);
  const inside = PACKAGES.filter((each) => packageFile(each).name in dependencies);
  const files = packedFiles(name).map((file) =>
    file.path === "package.json" && inside.length > 0
      ? { ...file, content: bundling(file.content, Object.keys(dependencies)) }
      : file,
  );
  for (const each of inside) {
    const place = join("node_modules", packageFile(each).name);
    files.push(...packedFiles(each).map((file) => ({ ...file, path: join(place, file.path) })));
  }
  const file = `${fullName.replace("@", "").replace("/", "-")}-${version}.tgz`;
  return { name: fullName, version, file, content: tarball(files) };
}

function bundling(content, names) {
  return Buffer.from(`${JSON.stringify({ ...JSON.parse(content.toString()), bundleDependencies: names }, null, 2)}\n`);
}

function commandLine() {
  const { version } = packageFile("cli");
  const content = readFileSync(join(SDK, "cli", "dist", "sarraf.js"));
  return { name: "sarraf", version, file: `sarraf-${version}.mjs`, content };
}

/**
 * The name with the hash of the content, as lockfiles store it. In a wheel's name the hash is the build tag,
 * which must begin with a digit.
 */
export function pinned(file, content) {
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 8);
  return file.replace(/(-py3-none-any)?(\.\w+)$/, (_, tags = "", end) => `-${tags && "0"}${hash}${tags}${end}`);
}

function entryOf({ name, version, file, content }) {
  const hash = (algorithm, encoding) => createHash(algorithm).update(content).digest(encoding);
  return {
    ...{
      name,
      version,
      path: `${ADDRESS}${pinned(file, content)}`,
      newest: `${ADDRESS}${file}`,
      bytes: content.length,
    },
    ...{ sha256: hash("sha256", "hex"), integrity: `sha512-${hash("sha512", "base64")}` },
  };
}

/** An index page of the packages, which `pip --find-links` can also read. */
function pageOf(packages) {
  const rows = packages.map(
    ({ name, version, path, bytes, sha256 }) =>
      `<tr><td>${name}<td>${version}<td><a href="${path}#sha256=${sha256}">${path.slice(ADDRESS.length)}</a><td>${bytes}<td><code>${sha256}</code>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sarraf packages</title><style>body{font:16px/1.5 system-ui;margin:2rem}td,th{padding:.25rem 1rem .25rem 0;text-align:start}code{overflow-wrap:anywhere}</style>
<h1>Packages <span lang="ar" dir="rtl">الحزم</span></h1>
<table><tr><th>Name<th>Version<th>File<th>Bytes<th>SHA-256
${rows.join("\n")}
</table>
<p><a href="${ADDRESS}index.json">index.json</a></p></html>
`;
}

/** Replaces a file atomically: readers see the former file or the new file. */
function put(file, content) {
  const draft = join(FOLDER, `.${file}.${process.pid}`);
  writeFileSync(draft, content);
  renameSync(draft, join(FOLDER, file));
}

/** Publishes the packages unless no source has changed. Former files keep their names with the hash. */
export async function publishPackages() {
  const builtFrom = await buildPackages();
  const index = join(FOLDER, "index.json");
  if (existsSync(index) && JSON.parse(readFileSync(index, "utf8")).built_from === builtFrom) return;
  const made = [...PACKAGES.map(npmPackage), commandLine(), await pythonWheel(join(SDK, "python"))];
  mkdirSync(FOLDER, { recursive: true });
  for (const { file, content } of made) for (const name of [pinned(file, content), file]) put(name, content);
  const packages = made.map(entryOf);
  put("index.html", pageOf(packages));
  put("index.json", `${JSON.stringify({ built_from: builtFrom, packages }, null, 2)}\n`);
}
