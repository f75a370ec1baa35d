import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { licencesDocument, shippedLicences, unacceptedOf } from "./licences";

it("docs/licences.md lists what the lockfile installs", () => {
  expect(readFileSync("docs/licences.md", "utf8")).toBe(licencesDocument(readFileSync("package-lock.json", "utf8")));
});

test("what is for development, linked or for one kind of machine is not listed", () => {
  const licences = shippedLicences({
    "": { license: "UNLICENSED" },
    "sdk/js": { license: "MIT" },
    "node_modules/a": { license: "MIT" },
    "node_modules/a/node_modules/@b/c": { license: "ISC" },
    "node_modules/tool": { license: "GPL-3.0", dev: true },
    "node_modules/linked": { link: true },
    "node_modules/native-linux": { license: "MIT", os: ["linux"] },
  });
  expect([...licences]).toEqual([
    ["a", "MIT"],
    ["@b/c", "ISC"],
  ]);
});

describe("a licence is refused", () => {
  test.each([
    ["MIT", []],
    ["(MIT AND Apache-2.0)", []],
    ["MIT and ISC", []],
    ["GPL-3.0", ["GPL-3.0"]],
    ["(MIT OR GPL-3.0)", ["GPL-3.0"]],
    ["unknown", ["unknown"]],
  ])("%s: %j", (expression, refused) => {
    expect(unacceptedOf(expression)).toEqual(refused);
  });

  test("with the package's name", () => {
    const lockfile = JSON.stringify({ packages: { "node_modules/odd": { license: "SSPL-1.0" } } });
    expect(() => licencesDocument(lockfile)).toThrow("odd (SSPL-1.0)");
  });
});

describe("the project's own licence", () => {
  const folders = ["sdk", "examples"].flatMap((parent) => readdirSync(parent).map((name) => join(parent, name)));

  test.each([".", ...folders].map((folder) => join(folder, "package.json")).filter(existsSync))(
    "%s names it",
    (path) => {
      const manifest: unknown = JSON.parse(readFileSync(path, "utf8"));
      expect(manifest).toMatchObject({ license: "Apache-2.0", author: "The Sarraf authors" });
      expect(manifest).toHaveProperty("keywords");
    },
  );

  test.each(folders.map((folder) => join(folder, "LICENSE")).filter(existsSync))("%s has its text", (path) => {
    expect(readFileSync(path, "utf8")).toBe(readFileSync("LICENSE", "utf8"));
  });
});
