/** A loader for Turbopack that compiles a style sheet to text, for the browsers in package.json. */
import { readFileSync } from "node:fs";
import tailwind from "@tailwindcss/postcss";
import { browserslistToTargets, transform } from "lightningcss";
import postcss from "postcss";

const { browserslist } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));

const TARGETS = browserslistToTargets(browserslist.map((/** @type {string} */ line) => line.replace(" >= ", " ")));

/**
 * @param {string} source
 * @param {string} path
 */
export async function compileStyle(source, path) {
  const { css, messages } = await postcss([tailwind({ optimize: false })]).process(source, { from: path });
  const { code } = transform({ filename: path, code: Buffer.from(css), minify: true, targets: TARGETS });
  return { text: code.toString(), messages };
}

/**
 * @this {any}
 * @param {string} source
 */
export default async function inlineStyle(source) {
  const { text, messages } = await compileStyle(source, this.resourcePath);
  for (const { type, file, dir } of messages) {
    if (type === "dependency") this.addDependency(file);
    if (type === "dir-dependency") this.addContextDependency(dir);
  }
  return text;
}
