import { afterEach, expect, test, vi } from "vitest";
import { register } from "./instrumentation";
import { bridge } from "./server/front/bridge";

const order = vi.hoisted((): string[] => []);

vi.mock("./server/jobs/start", () => ({ startJobs: async () => order.push("jobs") }));
vi.mock("@react-email/render", () => ({
  render: async () => {
    order.push("rendered");
    return "";
  },
}));

afterEach(async () => {
  await bridge().stopTelemetry?.();
  vi.unstubAllEnvs();
});

test("a server process has rendered before its jobs start and it answers, so that no transaction waits for the renderer", async () => {
  vi.stubEnv("NEXT_RUNTIME", "nodejs");
  await register();
  expect(order).toEqual(["rendered", "jobs"]);
});
