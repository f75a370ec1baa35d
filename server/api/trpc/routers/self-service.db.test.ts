import { expect, test } from "vitest";
import type { SystemCtx } from "@/server/kernel/types";
import { merchantThen, pageOf, pastDue, seen } from "@/server/testing/self-service";
import { appRouter } from "../root";

const stranger = (system: SystemCtx) => ({
  system,
  sameOrigin: false,
  isOwnFetch: false,
  consoleUser: async () => null,
});

test("an open page learns its version by its link alone; a link that opens nothing is not found", async () => {
  const merchant = await merchantThen();
  const subscription = await pastDue(merchant);
  const { token } = await pageOf(merchant, subscription);
  const api = appRouter.createCaller(stranger(merchant.ctx)).selfService;
  expect(await api.status({ token })).toEqual({ version: (await seen(merchant, subscription)).version });
  for (const dead of [`${token}x`, "", "x.y"]) {
    await expect(api.status({ token: dead })).rejects.toMatchObject({ code: "NOT_FOUND" });
  }
  await expect(api.status({ token: "x".repeat(10_000) })).rejects.toMatchObject({ code: "BAD_REQUEST" });
});
