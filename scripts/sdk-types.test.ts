import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pythonModules, SDK_TYPES, sdkTypes } from "./sdk-types.mjs";

test("the types of @sarraf/node are those of the API's document", async () => {
  expect(readFileSync(SDK_TYPES, "utf8")).toBe(await sdkTypes());
}, 30_000);

test("the types of sarraf for Python are those of the document, and its two clients do the same", () => {
  const made = pythonModules();
  expect(made.length).toBeGreaterThan(5);
  for (const { path, text } of made) expect(readFileSync(path, "utf8")).toBe(text);
});
