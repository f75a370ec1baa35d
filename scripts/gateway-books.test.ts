import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { CONNECTORS as REGISTERED } from "@/server/domain/gateways";
import { CONNECTORS, joinedBooks } from "./gateway-books.mjs";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "books-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const line = (connector: string) => `${JSON.stringify({ connector, payment: "SRF1" })}\n`;
const write = (name: string, connectors: readonly string[]) =>
  writeFileSync(join(folder, `${name}.jsonl`), connectors.map(line).join(""));

it("every connector has a book", () => expect(CONNECTORS).toEqual([...REGISTERED].sort()));

it("the books of all test processes are compared together", () => {
  write("1", ["stripe", "adyen"]);
  write("2", ["sarraf_sandbox"]);
  const lines = readFileSync(joinedBooks(folder, true) ?? "", "utf8")
    .trim()
    .split("\n");
  expect(lines.map((one) => JSON.parse(one).connector).sort()).toEqual(["adyen", "sarraf_sandbox", "stripe"]);
});

it("a run of all tests in which a double wrote no book fails", () => {
  write("1", ["stripe", "sarraf_sandbox"]);
  writeFileSync(join(folder, "2.jsonl"), `${JSON.stringify({ connector: "adyen", merchant: "m" })}\n`);
  expect(() => joinedBooks(folder, true)).toThrow("No book of adyen was written.");
});

it("a run of some tests compares the books that there are, if any", () => {
  expect(joinedBooks(folder, false)).toBeNull();
  write("1", ["stripe"]);
  expect(joinedBooks(folder, false)).not.toBeNull();
});
