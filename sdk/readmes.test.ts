/** The READMEs of the command line and the clients, which are documentation pages, name all commands. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { COMMANDS } from "./cli/src/commands";

const text = (path: string): string => readFileSync(join(__dirname, path), "utf8");

/** The words in code of the table's row that begins with `name`. */
function rowOf(readme: string, name: string): readonly string[] {
  const line = text(readme)
    .split("\n")
    .find((each) => each.startsWith(`| \`${name}\` |`));
  return [...(line ?? "").matchAll(/`([^`]+)`/g)].map(([, word = ""]) => word);
}

const GROUPS = ["sessions", "subscriptions", "endpoints", "links", "invoices", "wallet", "events", "clock"];

test.each(GROUPS)("the README of the command line names every command of %s", (group) => {
  const words = COMMANDS.map((each) => each.words.split(" ")).filter(([first]) => first === group);
  expect(words.length).toBeGreaterThan(0);
  expect(rowOf("cli/README.md", group)).toEqual(expect.arrayContaining(words.map(([, second]) => second)));
});

describe.each([
  ["node", "node/src/resources", /^ {2}(?:async )?([a-z]\w*)\(/gm, (file: string) => camel(file)],
  ["python", "python/src/sarraf/resources", /^ {4}def ([a-z]\w*)\(/gm, (file: string) => file],
] as const)("the README of %s", (client, folder, method, nameOf) => {
  const files = readdirSync(join(__dirname, folder)).filter((file) => /^[a-z][\w-]*\.(ts|py)$/.test(file));

  it.each(files)("names every method of %s", (file) => {
    const methods = [...text(`${folder}/${file}`).matchAll(method)].map(([, name = ""]) => name);
    const own = methods.filter((name) => name !== "constructor");
    expect(own.length).toBeGreaterThan(0);
    const row = rowOf(`${client}/README.md`, `sarraf.${nameOf(file.replace(/\.\w+$/, ""))}`);
    expect(row).toEqual(expect.arrayContaining(own));
  });
});

function camel(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
