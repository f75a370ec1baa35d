import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import {
  keyedRequests,
  pythonModules,
  SDK_KEYED,
  SDK_SIGNED,
  SDK_TYPES,
  sdkTypes,
  signedFields,
} from "./sdk-types.mjs";

test("the types of @sarraf/node are those of the API's document", async () => {
  expect(readFileSync(SDK_TYPES, "utf8")).toBe(await sdkTypes());
  expect(readFileSync(SDK_KEYED, "utf8")).toBe(keyedRequests());
  expect(readFileSync(SDK_SIGNED, "utf8")).toBe(signedFields());
}, 30_000);

test("the types of sarraf for Python are those of the document, and its two clients do the same", () => {
  const made = pythonModules();
  expect(made.length).toBeGreaterThan(5);
  for (const { path, text } of made) expect(readFileSync(path, "utf8")).toBe(text);
});

test("the client for Python has one version", () => {
  const read = (name: string) => readFileSync(resolve(__dirname, "../sdk/python", name), "utf8");
  const version = /^version = "(.+)"$/m.exec(read("pyproject.toml"))?.[1] ?? "";
  expect(read("src/sarraf/version.py")).toContain(`VERSION = "${version}"`);
  expect(read("CHANGELOG.md")).toContain(`\n## ${version}\n`);
});
