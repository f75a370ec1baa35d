/** No file of the repository holds a secret: a key of a vendor, a private key, a token, a password. */
import { type Dirent, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { lintSource } from "@secretlint/core";
import { creator } from "@secretlint/secretlint-rule-preset-recommend";
import { expect, test, vi } from "vitest";

/** What is made, installed or kept secret here, and belongs to no repository. */
const MADE = new Set([".env", ".git", ".next", ".sarraf", "__pycache__", "dist", "generated", "node_modules"]);
const BINARY = /\.(?:png|ico|woff2|wasm|jpg|webp|pdf)$/;
/** Addresses with a made-up password, which show that such addresses are refused. */
const MADE_UP = [
  [
    "server/domain/sessions/contract/requests.test.ts: found basic auth credential: https://user:pass",
    "shop.test",
  ].join("@"),
];

/** What looks like a secret in the text, each with the file it is in. */
async function secretsIn(path: string, content: string): Promise<string[]> {
  const { messages } = await lintSource({
    source: { content, filePath: path, ext: path.slice(path.lastIndexOf(".")), contentType: "text" },
    options: { config: { rules: [{ id: "recommended", rule: creator, options: {} }] } },
  });
  return messages.map(({ message }) => `${path}: ${message}`);
}

function filesBelow(folder: string): string[] {
  const inside = ({ name }: Dirent) => join(folder, name);
  const entries = readdirSync(folder, { withFileTypes: true }).filter(
    ({ name }) => !(MADE.has(name) || name.startsWith(".next")),
  );
  const files = entries.filter((entry) => entry.isFile()).map(inside);
  const folders = entries.filter((entry) => entry.isDirectory()).map(inside);
  return [...files, ...folders.flatMap(filesBelow)].sort();
}

test("the scanner finds a secret where one is", async () => {
  const key = ["AKIA", "Z7QXKJ2LMN4PRSTU"].join("");
  const marked = ["-----BEGIN RSA", "PRIVATE KEY-----\n"].join(" ") + "MIIEowIBAAKCAQEA".repeat(40);
  const text = `aws_access_key_id = ${key}\n${marked}\n-----END RSA PRIVATE KEY-----\n`;
  expect((await secretsIn("planted.txt", text)).length).toBeGreaterThan(0);
});

test("no file of the repository holds a secret", async () => {
  const texts = filesBelow(".").filter((path) => !BINARY.test(path));
  expect(texts.length).toBeGreaterThan(1_000);
  // The scanner measures itself, and looks through all its marks for each: half a minute for our files.
  vi.spyOn(performance, "mark").mockImplementation(() => ({}) as PerformanceMark);
  const found: string[] = [];
  for (const path of texts) found.push(...(await secretsIn(path, readFileSync(path, "utf8"))));
  expect(found).toEqual(MADE_UP);
});
