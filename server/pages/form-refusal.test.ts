import { describe, expect, it } from "vitest";
import { Busy, NotFound, RateLimited } from "@/server/kernel/errors";
import { withWords } from "@/server/signed-words";
import { causeIn, NotTaken, orFormRefusal, orRefusalPage, wayBack } from "./form-refusal";

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
  expect(causeIn("/not-done", Object.fromEntries(searchParams))).toBe(told);
  expect(causeIn("/not-done", { why, told: why })).toBeNull();
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
