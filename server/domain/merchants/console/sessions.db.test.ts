import { expect, test } from "vitest";
import { consoleCtx, consoleUser, seatOf, trySignIn } from "@/server/testing/console";
import { testMerchant } from "@/server/testing/harness";
import { endOtherSessions, endSession, listConsoleSessions } from "..";

test("a user sees each sign-in, and ends one of them, never one of another user", async () => {
  const merchant = await testMerchant();
  const [own, other] = [await consoleUser(merchant), await consoleUser(merchant)];
  const tokens = [];
  for (let times = 0; times < 3; times += 1) tokens.push((await trySignIn(own.username)).token);
  const [here = "", second = "", third = ""] = tokens;
  const foreign = (await trySignIn(other.username)).token;
  const ctx = await consoleCtx(here);
  const idOf = async (token: string) => (await consoleCtx(token)).console.sessionId;
  const listed = await listConsoleSessions(ctx);
  expect(listed).toHaveLength(3);
  expect(listed.find(({ isThis }) => isThis)).toMatchObject({ id: await idOf(here), address: expect.any(String) });
  const [ended, foreignId] = [await idOf(second), await idOf(foreign)];
  expect([await endSession(ctx, ended), await endSession(ctx, ended), await endSession(ctx, foreignId)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(await seatOf(second)).toBeNull();
  for (const token of [here, third, foreign]) expect(await seatOf(token)).not.toBeNull();
  expect(await endOtherSessions(ctx)).toBe(1);
  expect(await seatOf(third)).toBeNull();
});
