import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

test("folders that stand alone have the same files", () => {
  const same = [
    ["event-files.mjs", ["node-express", "next"]],
    ["receiver.mjs", ["node-express", "next"]],
    ["receiver.py", ["python-django", "python-fastapi"]],
  ] as const;
  for (const [file, folders] of same)
    expect(new Set(folders.map((name) => readFileSync(join(__dirname, name, file), "utf8"))).size).toBe(1);
});
