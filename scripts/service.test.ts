import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { logOf, serverLogDuring } from "./service.mjs";

const LOG = [
  "Serving on http://localhost:45087",
  '{"level":40,"time":1000,"msg":"before"}',
  '{"level":50,"time":2000,"msg":"while it failed"}',
  "    at work (server.js:1:1)",
  '{"level":40,"time":3001,"msg":"after"}',
];

let home: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "service-"));
  writeFileSync(logOf(home), `${LOG.join("\n")}\n`);
});

afterEach(() => rmSync(home, { recursive: true }));

test("the log of failed tests is what the server wrote during them", () => {
  expect(serverLogDuring(home, [{ from: 1500, to: 3000 }])).toBe(LOG.slice(2, 4).join("\n"));
});

test("without a failed test it is the end of the log", () => {
  expect(serverLogDuring(home, [])).toBe(LOG.join("\n"));
});
