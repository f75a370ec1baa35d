/** What `npm start` and `npm test` load before they install anything knows no package. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { withoutNpmSettings } from "./install.mjs";

const STATIC_IMPORT = /^(?:import|export)\s(?:[^"';]*?\sfrom\s)?"([^"]+)"/gm;

/** The packages that the script and all that it imports at the top ask for. */
function packagesOf(script: string, seen = new Set<string>()): string[] {
  if (seen.has(script)) return [];
  seen.add(script);
  const names = [...readFileSync(script, "utf8").matchAll(STATIC_IMPORT)].map(([, name = ""]) => name);
  return names.flatMap((name) => {
    if (name.startsWith(".")) return packagesOf(join(dirname(script), name), seen);
    return name.startsWith("node:") ? [] : [`${name} in ${script}`];
  });
}

test.each(["start-up.mjs", "test.mjs"])("scripts/%s runs in a clone without packages", (name) => {
  const script = join(__dirname, name);
  expect(existsSync(script)).toBe(true);
  expect(packagesOf(script)).toEqual([]);
});

test("another user gets no npm settings of the user who starts the tests", () => {
  const settings = { npm_config_cache: "/root/.npm", NPM_CONFIG_USERCONFIG: "/root/.npmrc" };
  expect(withoutNpmSettings({ ...settings, PATH: "/bin", npm_execpath: "/npm-cli.js" })).toEqual({
    PATH: "/bin",
    npm_execpath: "/npm-cli.js",
  });
});
