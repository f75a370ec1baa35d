import { beforeAll, describe, expect, test } from "vitest";
import { systemContext } from "@/server/context";
import { type ConsoleCtx, findConsoleUser } from "@/server/domain/merchants";
import { consoleUser, seatOf, signedIn, trySignIn } from "@/server/testing/console";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { newSession } from "@/server/testing/paying";
import { appRouter } from "../root";

let merchant: TestMerchant;
let viewer: ConsoleCtx;

beforeAll(async () => {
  merchant = await testMerchant();
  viewer = await signedIn(merchant, ["console.access", "Can view payment requests"]);
  await newSession(merchant, { type: "payment_request", order_no: "20531" });
});

function consoleFor(user: ConsoleCtx | null, isOwnFetch = true) {
  const system = systemContext();
  return appRouter.createCaller({ system, sameOrigin: isOwnFetch, isOwnFetch, consoleUser: async () => user }).console;
}

const ASKED = { query: "view=unpaid", since: new Date(0).toISOString() };

describe("what the console asks by script", () => {
  test("is answered to who is signed in, for the rows that they may see", async () => {
    expect(await consoleFor(viewer).find({ text: "20531" })).toMatchObject([{ title: "20531", isExact: true }]);
    expect(await consoleFor(viewer).newPayments(ASKED)).toBe(1);
    const stranger = await signedIn(await testMerchant(), ["console.access", "Can view payment requests"]);
    expect(await consoleFor(stranger).find({ text: "20531" })).toEqual([]);
  });

  test("is refused to strangers, to other sites, and without the permission", async () => {
    await expect(consoleFor(null).find({ text: "20531" })).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    await expect(consoleFor(viewer, false).find({ text: "20531" })).rejects.toMatchObject({ code: "FORBIDDEN" });
    const other = await signedIn(merchant);
    expect(await consoleFor(other).find({ text: "20531" })).toEqual([]);
    await expect(consoleFor(other).newPayments(ASKED)).rejects.toMatchObject({ code: "FORBIDDEN" });
  });

  test("is refused before the second factor is confirmed", async () => {
    const opening = { ...viewer, console: { ...viewer.console, isOpen: false } };
    await expect(consoleFor(opening).find({ text: "20531" })).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  });

  test("must be what it says it is", async () => {
    for (const text of ["x".repeat(129), 7 as never])
      await expect(consoleFor(viewer).find({ text })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    const wrong = { ...ASKED, since: "yesterday" };
    await expect(consoleFor(viewer).newPayments(wrong)).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  test("by a page alone keeps no sign-in alive", async () => {
    const { username } = await consoleUser(merchant);
    const { token } = await trySignIn(username);
    const later = new Date(Date.now() + 50 * 60_000);
    const watching = { ...systemContext(), realNow: () => later };
    expect(await findConsoleUser(watching, { token, address: "test", isWatching: true })).not.toBeNull();
    expect(await seatOf(token, new Date(later.getTime() + 20 * 60_000))).toBeNull();
  });

  test("tells what is left of a sign-in without adding to it, and adds to it if somebody wants to stay", async () => {
    const { username } = await consoleUser(merchant);
    const { token } = await trySignIn(username);
    const then = Date.now() + 50 * 60_000;
    const at = (ms: number) => ({ ...systemContext(), realNow: () => new Date(ms) });
    const asking = (ms: number) => {
      const consoleUser = (isWatching: boolean) => findConsoleUser(at(ms), { token, address: "test", isWatching });
      return appRouter.createCaller({ system: at(ms), sameOrigin: true, isOwnFetch: true, consoleUser }).console;
    };
    const left = await asking(then).sessionLeft();
    expect(left.idleMs).toBeLessThanOrEqual(10 * 60_000);
    expect(left.totalMs).toBeGreaterThan(11 * 3_600_000);
    expect((await asking(then + 60_000).sessionLeft()).idleMs).toBe(left.idleMs - 60_000);
    expect((await asking(then + 60_000).staySignedIn()).idleMs).toBe(60 * 60_000);
    expect((await asking(then + 60_000).sessionLeft()).idleMs).toBe(60 * 60_000);
    await expect(asking(then + 62 * 60_000).sessionLeft()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  });
});
