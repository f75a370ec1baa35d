import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";

const ROOT = resolve(__dirname, "../..");

const files = ["app", "components"].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((path) => path.endsWith(".tsx") && !path.startsWith("components/ui/")),
);

it("pages make buttons, fields, choices and tables of the parts in components/ui", () => {
  const raw = files.flatMap((path) =>
    [...readFileSync(join(ROOT, path), "utf8").matchAll(/<(button|input|select|table|textarea)\b/g)].map(
      ([, element]) => `${path}: ${element}`,
    ),
  );
  expect(raw).toEqual([]);
});

it("isolated text is inline, so that it begins where its cell begins in both directions", () => {
  const blocks = files.flatMap((path) =>
    [...readFileSync(join(ROOT, path), "utf8").matchAll(/<bdi\b[^>]*className="([^"]*)"/g)]
      .filter(([, look = ""]) => /(^|\s)block(\s|$)/.test(look) && !look.includes("rtl:"))
      .map(([, look]) => `${path}: ${look}`),
  );
  expect(blocks).toEqual([]);
});
