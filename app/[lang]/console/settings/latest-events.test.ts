import { expect, test } from "vitest";
import type { ConsoleCtx } from "@/server/domain/merchants";
import { readLatestEvents } from "./latest-events";

test("a user who may not see events gets none, and none are read", async () => {
  const actor = { kind: "user", permissions: ["merchant.settings"] };
  expect(await readLatestEvents({ actor } as unknown as ConsoleCtx)).toBeNull();
});
