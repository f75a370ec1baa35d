import { beforeEach, describe, expect, it, test, vi } from "vitest";
import { addCard, regeneratePageToken } from "@/server/domain/subscriptions";
import { merchantThen, pageOf } from "@/server/testing/self-service";
import { writeSubscription } from "@/server/testing/subscriptions";
import { rememberWayBack, wayBackFrom } from "./way-back";

type Kept = { readonly value: string; readonly options: object };

const browser = vi.hoisted(() => ({ jar: new Map<string, Kept>(), origin: "http://localhost:3000" }));

vi.mock("next/headers", () => ({
  headers: async () => new Headers({ origin: browser.origin }),
  cookies: async () => ({
    get: (name: string) => browser.jar.get(name),
    set: (name: string, value: string, options: object) => browser.jar.set(name, { value, options }),
  }),
}));

beforeEach(() => browser.jar.clear());

/** A session begun on the self-service page by this browser. */
async function begun() {
  const merchant = await merchantThen();
  const subscription = await writeSubscription(merchant);
  const { token } = await pageOf(merchant, subscription);
  const outcome = await addCard(merchant.ctx, { token });
  if (outcome.kind !== "pay") throw new Error(outcome.kind);
  await rememberWayBack({ sessionId: outcome.sessionId, pageToken: token });
  return { merchant, subscription, token, sessionId: outcome.sessionId };
}

describe("the way back to the self-service page", () => {
  it.each(["en", "ar"] as const)("is known to the browser that began the session there (%s)", async (language) => {
    const { merchant, token, sessionId } = await begun();
    const path = `/${language}/subscription/${token}`;
    expect(await wayBackFrom(merchant.ctx, { sessionId, language })).toBe(path);
  });

  test("is unknown to any other browser", async () => {
    const { merchant, sessionId } = await begun();
    browser.jar.clear();
    expect(await wayBackFrom(merchant.ctx, { sessionId, language: "en" })).toBeNull();
  });

  test("is that of one session: its cookie under another session's name opens nothing", async () => {
    const { merchant, sessionId } = await begun();
    const [kept] = browser.jar.values();
    const other = "0".repeat(40);
    if (kept !== undefined) browser.jar.set(`way-back-${other}`, kept);
    expect(await wayBackFrom(merchant.ctx, { sessionId: other, language: "en" })).toBeNull();
    expect(await wayBackFrom(merchant.ctx, { sessionId, language: "en" })).not.toBeNull();
  });

  it.each([
    ["altered", (value: string) => `${value.slice(0, -1)}${value.endsWith("A") ? "B" : "A"}`],
    ["a page's token alone", (_value: string, token: string) => token],
    ["empty", () => ""],
  ] as const)("is not read from a cookie that is %s", async (_title, change) => {
    const { merchant, token, sessionId } = await begun();
    for (const [name, kept] of browser.jar) browser.jar.set(name, { ...kept, value: change(kept.value, token) });
    expect(await wayBackFrom(merchant.ctx, { sessionId, language: "en" })).toBeNull();
  });

  test("is gone once a new link has killed the old one", async () => {
    const { merchant, subscription, sessionId } = await begun();
    await regeneratePageToken(merchant.ctx, subscription.id);
    expect(await wayBackFrom(merchant.ctx, { sessionId, language: "en" })).toBeNull();
  });
});

describe("the cookie", () => {
  it.each([
    ["http://localhost:3000", false],
    ["https://pay.example", true],
  ])(
    "of a form at %s lasts an hour, is out of reach of scripts and other sites, secure: %s",
    async (origin, secure) => {
      browser.origin = origin;
      await rememberWayBack({ sessionId: "s", pageToken: "t" });
      const options = { path: "/", maxAge: 3600, httpOnly: true, sameSite: "lax", secure };
      expect([...browser.jar.values()]).toMatchObject([{ options }]);
    },
  );
});
