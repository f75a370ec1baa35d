import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { GET } from "@/app/.well-known/apple-developer-merchantid-domain-association/route";
import { appleDomains } from "./apple-domains";

afterEach(() => vi.unstubAllEnvs());

const MERCHANT = {
  baseUrl: "https://pay.example",
  allowedOrigins: ["https://shop.example", "https://pay.example", "http://127.0.0.1:8080"],
};
const PATH = "/.well-known/apple-developer-merchantid-domain-association";

test("Apple's file is served unchanged, and the console says so; without one the answer is 404", async () => {
  vi.stubEnv("APPLE_PAY_DOMAIN_FILE", "");
  expect((await GET()).status).toBe(404);
  const folder = mkdtempSync(join(tmpdir(), "apple-"));
  const file = join(folder, "association");
  vi.stubEnv("APPLE_PAY_DOMAIN_FILE", file);
  expect((await GET()).status).toBe(404);
  expect(await appleDomains(MERCHANT)).toEqual({
    own: `https://pay.example${PATH}`,
    isServed: false,
    shops: [`https://shop.example${PATH}`],
  });
  writeFileSync(file, "7B227\n");
  const reply = await GET();
  expect([reply.status, reply.headers.get("content-type"), await reply.text()]).toEqual([
    200,
    "text/plain; charset=utf-8",
    "7B227\n",
  ]);
  expect((await appleDomains(MERCHANT)).isServed).toBe(true);
  rmSync(folder, { recursive: true });
});
