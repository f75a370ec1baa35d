import { readdirSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { expect, it } from "vitest";
import { answerMissingFile } from "./missing-files";

const FILES = new Map([
  ["/_next/static/a.js", 1],
  ["/icons/brands/visa.svg", 1],
]);

function answerTo(url: string, files: ReadonlyMap<string, number> | null = FILES): number | null {
  let status: number | null = null;
  const response = { writeHead: (sent: number) => (status = sent), end: () => undefined };
  const isAnswered = answerMissingFile(files, { url } as IncomingMessage, response as unknown as ServerResponse);
  expect(isAnswered).toBe(status !== null);
  return status;
}

it.each([
  "/_next/static/none.js",
  "/_next/image?url=%2Ficons%2Fbrands%2Fvisa.svg&w=64&q=75",
  "/_next/none/",
  "/icons/none.svg?x=1",
])("%s is answered 404 without Next", (url) => {
  expect(answerTo(url)).toBe(404);
});

it.each([
  "/_next/static/a.js",
  "/icons/brands/visa.svg?x=1",
  "/icons/brands/visa.svg/",
  "/_next/static/%61.js",
  "/icon.svg",
  "/sdk/packages/",
  "/en/_next/x",
])("%s is left to Next", (url) => {
  expect(answerTo(url)).toBe(null);
});

it("development, whose files are not known, leaves all to Next", () => {
  expect(answerTo("/_next/static/none.js", null)).toBe(null);
});

it("no handler of the app answers in these folders", () => {
  expect(readdirSync(join(__dirname, "../../app")).filter((name) => /^(_next|icons)$/.test(name))).toEqual([]);
});
