import { describe, expect, it } from "vitest";
import { Busy, NotFound, RateLimited } from "@/server/kernel/errors";
import { withWords, wordsIn } from "@/server/signed-words";
import { causeIn, framersOf, NotTaken, orFormRefusal, orRefusalPage, wayBack } from "./form-refusal";

describe("a form that was not taken in hand says so instead of breaking", () => {
  it("names a crowded database and too many posts, and lets every other fault through", async () => {
    expect(await orFormRefusal(Promise.resolve("done"))).toBe("done");
    expect(await orFormRefusal(Promise.reject(new Busy()))).toEqual(new NotTaken("busy"));
    expect(await orFormRefusal(Promise.reject(new RateLimited(60)))).toEqual(new NotTaken("limited"));
    await expect(orFormRefusal(Promise.reject(new NotFound()))).rejects.toBeInstanceOf(NotFound);
  });

  it("leads a form without texts for a refusal to a page that has them", async () => {
    const place = { lang: "ar", back: "/ar/checkout/abc" };
    const path = encodeURIComponent("/ar/checkout/abc");
    await expect(orRefusalPage(place, Promise.reject(new Busy()))).rejects.toMatchObject({
      digest: expect.stringContaining(`/ar/not-done?back=${path}&told=`),
    });
    expect(await orRefusalPage(place, Promise.resolve(7))).toBe(7);
  });
});

it.each([
  ["limited", "limited"],
  ["foreign", "foreign"],
  ["toString", null],
])("the cause %j, which the service wrote into the address, is read as %s; a forged one is none", (why, told) => {
  const { searchParams } = new URL(withWords("/en/not-done", { why }), "http://localhost");
  expect(causeIn(wordsIn("/not-done", Object.fromEntries(searchParams)))).toBe(told);
  expect(causeIn(wordsIn("/not-done", { why, told: why }))).toBeNull();
});

describe("the page leads back to forms of ours alone", () => {
  it.each([
    ["/en/checkout/0123", "/en/checkout/0123"],
    ["/ar/pay/a.b-c_d", "/ar/pay/a.b-c_d"],
    ["/en/subscription/x", "/en/subscription/x"],
    ["/en/link/Abc-_9", "/en/link/Abc-_9"],
    ["/ar/invoice/7.x_y", "/ar/invoice/7.x_y"],
    ["/en/sandbox/sdk", "/en/sandbox/sdk"],
    ["/ar/simulated-page/x.y", "/ar/simulated-page/x.y"],
    [
      "/en/embed/x/?origin=https%3A%2F%2Fshop.example&channel=abc",
      "/en/embed/x/?origin=https%3A%2F%2Fshop.example&channel=abc",
    ],
    ["/en/embed/x", null],
    ["/en/embed/x?a#b", null],
    ["/en/embed//evil.example?a", null],
    ["/en/console/payments/s-1?list=view%3Dpaid", "/en/console/payments/s-1?list=view%3Dpaid"],
    ["/ar/console/payments?view=paid&open=s-1", "/ar/console/payments?view=paid&open=s-1"],
    ["/en/console/payments?a#b", null],
    ["/en/console/payments?a b", null],
    ["/en/console//evil.example?a", null],
    ["/en/console@evil.example?a", null],
    ["https://evil.example/en/console/payments?a", null],
    ["/en/checkout/0123?a", null],
    ["/ar", "/ar"],
    ["/en/", null],
    ["/fr", null],
    ["//evil.example/en/pay/x", null],
    ["https://evil.example", null],
    ["/en/checkout/../x", null],
    [["/en/pay/x"], null],
    [undefined, null],
  ])("%j → %j", (back, path) => {
    expect(wayBack(back)).toBe(path);
  });
});

const OF_FRAME = "/en/embed/s-1/?origin=https%3A%2F%2Fshop.example&channel=1&key=pk";
const SHOP = "https://shop.example";

describe("a refusal that leads back into a frame", () => {
  it("may be framed by every origin that the merchant lists, and by none that its address claims", async () => {
    const origins = [SHOP, "https://other.example"];
    expect(await framersOf(Promise.resolve({ origins }), "https://evil.example")).toEqual(origins);
    expect(await framersOf(Promise.resolve(null), "https://evil.example")).toEqual([]);
  });

  it("may be framed only by the origin that the service signed while the database is busy", async () => {
    const { digest } = await orRefusalPage({ lang: "en", back: OF_FRAME }, Promise.reject(new Busy())).catch(
      (error: { digest: string }) => error,
    );
    const { searchParams } = new URL(digest.split(";")[2] ?? "", "http://localhost");
    const { why, framer } = wordsIn("/not-done", Object.fromEntries(searchParams));
    expect([why, framer]).toEqual(["busy", SHOP]);
    expect(await framersOf(Promise.reject(new Busy()), framer)).toEqual([SHOP]);
    expect(await framersOf(Promise.reject(new Busy()), undefined)).toEqual([]);
  });
});
