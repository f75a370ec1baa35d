import { afterEach, expect, test, vi } from "vitest";
import { callRoute } from "@/server/testing/call-route";
import * as route from "./route";

afterEach(() => vi.unstubAllEnvs());

const VERBS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

test.each(VERBS)("%s is 404 where no Inngest is configured", async (method) => {
  vi.stubEnv("INNGEST_DEV", "");
  vi.stubEnv("INNGEST_SIGNING_KEY", "");
  expect(await callRoute(route, { method })).toMatchObject({ status: 404, body: { detail: "Not found." } });
});

test("a run that Inngest did not sign is refused", async () => {
  vi.stubEnv("INNGEST_SIGNING_KEY", `signkey-test-${"ab".repeat(32)}`);
  const path = "/api/inngest?fnId=sarraf-deliver-webhooks&stepId=step";
  expect((await callRoute(route, { method: "POST", path, body: { event: {} } })).status).toBe(401);
});
