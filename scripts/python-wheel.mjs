import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { zip } from "./archives.mjs";

function fieldOf(project, key) {
  const [, value] = new RegExp(`^${key} = "([^"]*)"$`, "m").exec(project) ?? [];
  if (value === undefined) throw new Error(`pyproject.toml has no ${key}.`);
  return value;
}

function metadataOf(project, readme) {
  const [, list = ""] = /^classifiers = \[([^\]]*)\]/m.exec(project) ?? [];
  const classifiers = [...list.matchAll(/"([^"]+)"/g)];
  const lines = [
    "Metadata-Version: 2.1",
    `Name: ${fieldOf(project, "name")}`,
    `Version: ${fieldOf(project, "version")}`,
    `Summary: ${fieldOf(project, "description")}`,
    `Requires-Python: ${fieldOf(project, "requires-python")}`,
    "License: Apache-2.0",
    ...classifiers.map(([, each]) => `Classifier: ${each}`),
    "Description-Content-Type: text/markdown",
  ];
  return `${lines.join("\n")}\n\n${readme}`;
}

/**
 * @param {{ path: string, content: Buffer }[]} files
 * @param {string} record path of the record itself
 */
function recordOf(files, record) {
  const lines = files.map(({ path, content }) => {
    return `${path},sha256=${createHash("sha256").update(content).digest("base64url")},${content.length}`;
  });
  return `${[...lines, `${record},,`].join("\n")}\n`;
}

/** @param {string} folder of the Python package's sources */
export async function pythonWheel(folder) {
  const project = readFileSync(join(folder, "pyproject.toml"), "utf8");
  const [name, version] = [fieldOf(project, "name"), fieldOf(project, "version")];
  const info = `${name}-${version}.dist-info`;
  const read = (path, from) => ({ path, content: readFileSync(join(folder, from)) });
  const made = (path, text) => ({ path: `${info}/${path}`, content: Buffer.from(text) });
  const modules = readdirSync(join(folder, "src"), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.py$|py\.typed$/.test(path))
    .sort();
  const files = [
    ...modules.map((path) => read(path, join("src", path))),
    read(`${info}/LICENSE`, "LICENSE"),
    made("METADATA", metadataOf(project, readFileSync(join(folder, "README.md"), "utf8"))),
    made("WHEEL", "Wheel-Version: 1.0\nGenerator: sarraf\nRoot-Is-Purelib: true\nTag: py3-none-any\n"),
  ];
  const content = await zip([...files, made("RECORD", recordOf(files, `${info}/RECORD`))]);
  return { name, version, file: `${name}-${version}-py3-none-any.whl`, content };
}
