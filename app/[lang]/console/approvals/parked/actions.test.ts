import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { NOT_SENT } from "@/components/console/form/form-state";

const runAgain = vi.hoisted(() => vi.fn());

vi.mock("next/cache", () => ({ refresh: () => undefined }));
vi.mock("@/server/jobs/given-up-items", () => ({ runAgain }));
vi.mock("../../guard", () => ({ guardAction: async () => ({}), requireNeed: async () => undefined }));
vi.mock("next-intl/server", () => import("@/server/testing/page-words"));

// Files share their process and the modules that another has loaded.
beforeAll(() => void vi.resetModules());
afterAll(() => void vi.resetModules());

async function sent() {
  const { haveRunAgain } = await import("./actions");
  const place = { lang: "en", job: "deliver webhooks", id: "whd 7" };
  return haveRunAgain(place, NOT_SENT, new FormData());
}

test("a task that is no longer in the list is answered with a message", async () => {
  const { NotFound } = await import("@/server/kernel/errors");
  runAgain.mockRejectedValue(new NotFound());
  expect(await sent()).toMatchObject({ outcome: "refused", message: "This task is no longer in the list." });
});

test("the task of the form's job and id runs again", async () => {
  runAgain.mockReset().mockResolvedValue(undefined);
  expect(await sent()).toEqual(NOT_SENT);
  expect(runAgain).toHaveBeenCalledWith({}, expect.objectContaining({ job: "deliver webhooks", id: "whd 7" }));
});
