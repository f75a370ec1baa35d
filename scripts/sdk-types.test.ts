import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SDK_TYPES, sdkTypes } from "./sdk-types.mjs";

test("the types of @sarraf/node are those of the API's document", async () => {
  expect(readFileSync(SDK_TYPES, "utf8")).toBe(await sdkTypes());
}, 30_000);
