import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startTelemetry } from "@/server/telemetry/start";
import { testMerchant } from "@/server/testing/harness";
import { GET, POST } from "./route";

let stop: () => Promise<void>;
beforeAll(() => {
  stop = startTelemetry();
});
afterAll(() => stop());

function ask(headers: Record<string, string>): Promise<Response> {
  return GET(new Request("http://localhost:3000/metrics", { headers }), {});
}

test("this machine reads what Postgres and the jobs do", async () => {
  await testMerchant();
  const answer = await ask({ "x-sarraf-peer": "127.0.0.1" });
  expect(answer.headers.get("content-type")).toContain("text/plain");
  const text = await answer.text();
  expect(text).toContain("sarraf_ready 1\n");
  expect(text).toMatch(/sarraf_oldest_due_job_seconds\{job="[\w-]+"\} \d+\n/);
  expect(text).toMatch(/sarraf_blocked_cycles \d+\n/);
  expect(text).toMatch(/sarraf_given_up_items \d+\n/);
  expect(text).toMatch(/sarraf_statement_seconds_count [1-9]\d*\n/);
  expect(text).toMatch(/sarraf_database_connections\{state="idle"\} [1-9]\d*\n/);
});

test("to anybody else there is nothing at the path; the token opens it from everywhere", async () => {
  expect((await ask({ "x-sarraf-peer": "203.0.113.9" })).status).toBe(404);
  expect((await ask({})).status).toBe(404);
  vi.stubEnv("METRICS_TOKEN", "a-token-of-the-operator");
  expect((await ask({ "x-sarraf-peer": "127.0.0.1" })).status).toBe(404);
  expect((await ask({ authorization: "Bearer wrong" })).status).toBe(404);
  expect((await ask({ authorization: "Bearer a-token-of-the-operator" })).status).toBe(200);
});

test("where BASE_URL is public, a proxy may be on this machine, so only the token opens it", async () => {
  vi.stubEnv("METRICS_TOKEN", "");
  vi.stubEnv("BASE_URL", "https://pay.example");
  expect((await ask({ "x-sarraf-peer": "127.0.0.1" })).status).toBe(404);
  vi.stubEnv("METRICS_TOKEN", "a-token-of-the-operator");
  expect((await ask({ authorization: "Bearer a-token-of-the-operator" })).status).toBe(200);
  vi.unstubAllEnvs();
});

test("with TRUST_PROXY only the token opens it", async () => {
  vi.stubEnv("METRICS_TOKEN", "");
  vi.stubEnv("TRUST_PROXY", "0");
  expect((await ask({ "x-sarraf-peer": "127.0.0.1" })).status).toBe(200);
  for (const setting of ["1", "127.0.0.0/8"]) {
    vi.stubEnv("TRUST_PROXY", setting);
    expect((await ask({ "x-sarraf-peer": "127.0.0.1" })).status).toBe(404);
  }
  vi.unstubAllEnvs();
});

test("a proxy on this machine opens it to nobody", async () => {
  vi.stubEnv("METRICS_TOKEN", "");
  expect((await ask({ "x-sarraf-peer": "127.0.0.1" })).status).toBe(200);
  expect((await ask({ "x-sarraf-peer": "127.0.0.1", "x-forwarded-for": "::ffff:127.0.0.1" })).status).toBe(200);
  expect((await ask({ "x-sarraf-peer": "127.0.0.1", "x-sarraf-proxied": "1" })).status).toBe(404);
  vi.unstubAllEnvs();
});

test("it is only read", async () => {
  const answer = await POST(new Request("http://localhost:3000/metrics", { method: "POST" }), {});
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
});
