import { afterEach, describe, expect, test, vi } from "vitest";
import { callRoute } from "@/server/testing/call-route";
import * as route from "./route";

afterEach(() => vi.unstubAllEnvs());

const VERBS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

test.each(VERBS)("%s is 404 where no Inngest is configured", async (method) => {
  vi.stubEnv("INNGEST_DEV", "");
  vi.stubEnv("INNGEST_SIGNING_KEY", "");
  expect(await callRoute(route, { method })).toMatchObject({ status: 404, body: { detail: "Not found." } });
});

const SIGNING_KEY = `signkey-test-${"ab".repeat(32)}`;
const path = "/api/inngest?fnId=sarraf-deliver-webhooks&stepId=step";
const now = (): number => Math.floor(Date.now() / 1_000);

describe("a call that Inngest did not sign is refused", () => {
  const bodies: readonly (readonly [string, string])[] = [
    ["a run", JSON.stringify({ event: {} })],
    ["no JSON", "{{{{"],
    ["nothing", ""],
    ["a list", "[]"],
    ["deep nesting", "[".repeat(20_000) + "]".repeat(20_000)],
  ];
  const signatures = [null, "nonsense", "t=1&s=zz", () => `t=${now()}&s=${"ab".repeat(32)}`] as const;

  test.each(bodies)("%s", async (_, body) => {
    vi.stubEnv("INNGEST_SIGNING_KEY", SIGNING_KEY);
    for (const method of ["POST", "PUT"] as const)
      for (const given of signatures) {
        const signature = typeof given === "function" ? given() : given;
        const headers: Record<string, string> = signature === null ? {} : { "x-inngest-signature": signature };
        const { status } = await callRoute(route, { method, path, body, headers });
        expect({ method, signature, status }).toEqual({ method, signature, status: 401 });
      }
  });

  test("an inspection", async () => {
    vi.stubEnv("INNGEST_SIGNING_KEY", SIGNING_KEY);
    const { status, text } = await callRoute(route, { path: "/api/inngest" });
    expect({ status, namesJobs: text.includes("deliver-webhooks") }).toEqual({ status: 401, namesJobs: false });
  });

  test("and nothing above 1 MiB is read", async () => {
    vi.stubEnv("INNGEST_SIGNING_KEY", SIGNING_KEY);
    const body = `"${"x".repeat(1_048_576)}"`;
    expect((await callRoute(route, { method: "POST", path, body })).status).toBe(413);
  });
});
