import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import list from "./common-passwords.json";

test("49,000 common passwords are known, each once", () => {
  const listed = brotliDecompressSync(Buffer.from(list.packed.join(""), "base64"))
    .toString("utf8")
    .split("\n");
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed.length).toBeGreaterThanOrEqual(49_000);
});
