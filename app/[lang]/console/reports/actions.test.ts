import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { NOT_SENT } from "@/components/console/form/form-state";

vi.mock("next/cache", () => ({ refresh: () => undefined }));
vi.mock("../guard", () => ({ guardAction: async () => ({}) }));
vi.mock("next-intl/server", () => import("@/server/testing/page-words"));

// Files share their process and the modules that another has loaded.
beforeAll(() => void vi.resetModules());
afterAll(() => void vi.resetModules());

test("a report of a named period takes no days", async () => {
  const { askForReport } = await import("./actions");
  const form = new FormData();
  form.set("interval", "monthly");
  form.set("created_before", "2027-01-31");
  expect(await askForReport({ lang: "en" }, NOT_SENT, form)).toMatchObject({
    outcome: "refused",
    errors: { interval: "Choose “Chosen days” as the period, or empty the days." },
  });
});
