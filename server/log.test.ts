import fs from "node:fs";
import { expect, onTestFinished, test, vi } from "vitest";
import { createLogger, logger, logToStandardError } from "./log";

function written(entry: object): string {
  const lines: string[] = [];
  createLogger({ level: "info", to: { write: (line) => void lines.push(line) } }).info(entry, "A request failed.");
  return lines.join("");
}

test.each([
  "authorization",
  "cookie",
  "token",
  "password",
  "payload",
  "card_number",
  "cvv",
  "expiry",
  "customer_email",
  "customer_phone",
])("%s is cut out of a line, at the top and one below", (name) => {
  const line = written({ [name]: "spoken-in-trust", headers: { [name]: "spoken-in-trust" }, requestId: "req-1" });
  expect(line).toContain("req-1");
  expect(line).toContain("[redacted]");
  expect(line).not.toContain("spoken-in-trust");
});

test("a card number is cut out of an error that repeats it", () => {
  expect(written({ err: new Error("Declined: 4111 1111 1111 1111") })).not.toMatch(/4111 ?1111 ?1111 ?1111/);
});

test("commands log to standard error, so that standard output is their result alone", () => {
  const shared = globalThis as { sarrafLog?: unknown };
  const former = shared.sarrafLog;
  const files: number[] = [];
  const writes = vi.spyOn(fs, "writeSync").mockImplementation(((fd: number, text: string) => {
    files.push(fd);
    return text.length;
  }) as typeof fs.writeSync);
  onTestFinished(() => {
    writes.mockRestore();
    vi.unstubAllEnvs();
    shared.sarrafLog = former;
  });
  vi.stubEnv("LOG_LEVEL", "error");
  logToStandardError();
  logger().error("Away.");
  expect(files).toEqual([2]);
});
