import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { startTelemetry } from "@/server/telemetry/start";
import { testMerchant } from "@/server/testing/harness";
import { GET, POST } from "./route";

const TOKEN = "a-token-of-the-operator";

let stop: () => Promise<void>;
beforeAll(() => {
  stop = startTelemetry();
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => stop());

function ask(headers: Record<string, string>): Promise<Response> {
  return GET(new Request("http://localhost:3000/metrics", { headers }), {});
}

test("a caller with the token reads what Postgres and the jobs do", async () => {
  vi.stubEnv("METRICS_TOKEN", TOKEN);
  await testMerchant();
  const answer = await ask({ authorization: `Bearer ${TOKEN}`, "x-sarraf-peer": "203.0.113.9" });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toContain("text/plain");
  const text = await answer.text();
  expect(text).toContain("sarraf_ready 1\n");
  expect(text).toMatch(/sarraf_oldest_due_job_seconds\{job="[\w-]+"\} \d+\n/);
  expect(text).toMatch(/sarraf_blocked_cycles \d+\n/);
  expect(text).toMatch(/sarraf_given_up_items \d+\n/);
  expect(text).toMatch(/sarraf_statement_seconds_count [1-9]\d*\n/);
  expect(text).toMatch(/sarraf_database_connections\{state="idle"\} [1-9]\d*\n/);
});

test.each([
  ["no token", {}],
  ["a wrong token", { authorization: "Bearer wrong" }],
  ["an empty token", { authorization: "Bearer " }],
  ["the token without its scheme", { authorization: TOKEN }],
])("a caller with %s finds nothing at the path, on this machine either", async (_name, headers) => {
  vi.stubEnv("METRICS_TOKEN", TOKEN);
  expect((await ask({ ...headers, "x-sarraf-peer": "127.0.0.1" })).status).toBe(404);
});

test("without a configured token nobody reads it, because a proxy may be on this machine", async () => {
  vi.stubEnv("METRICS_TOKEN", "");
  for (const authorization of ["", "Bearer ", "Bearer null"])
    expect((await ask({ authorization, "x-sarraf-peer": "127.0.0.1" })).status).toBe(404);
});

test("it is only read", async () => {
  const answer = await POST(new Request("http://localhost:3000/metrics", { method: "POST" }), {});
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
});
