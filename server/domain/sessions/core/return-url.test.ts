import { describe, expect, it, test } from "vitest";
import { readJson } from "@/server/kernel/exact-json";
import { returnUrl } from "./return-url";

const FACTS = { sessionId: "s1", orderNo: "o 1", referenceNumber: "r1", extra: null };

describe("the redirect carries the session's keys and the scalars of extra", () => {
  it.each([
    ["https://m.test/done", {}, "https://m.test/done?order_no=o+1&reference_number=r1&session_id=s1"],
    ["https://m.test/done?a=1", {}, "https://m.test/done?a=1&order_no=o+1&reference_number=r1&session_id=s1"],
    [
      "https://m.test/?cart=ours&x=%20y",
      { extra: { cart: "theirs" } },
      "https://m.test/?cart=ours&x=%20y&order_no=o+1&reference_number=r1&session_id=s1",
    ],
    ["myapp://pay/return", {}, "myapp://pay/return?order_no=o+1&reference_number=r1&session_id=s1"],
    [
      "MyApp:///a b\u00e9?x=1#y".replace(" ", "%20"),
      { orderNo: null },
      "myapp:///a%20b%C3%A9?x=1&reference_number=r1&session_id=s1#y",
    ],
    ["com.shop.app://paid", { orderNo: null, referenceNumber: null }, "com.shop.app://paid?session_id=s1"],
    ["https://m.test:8443/", { orderNo: null }, "https://m.test:8443/?reference_number=r1&session_id=s1"],
    ["https://m.test/#top", { orderNo: null }, "https://m.test/?reference_number=r1&session_id=s1#top"],
    ["https://m.test/", { orderNo: null, referenceNumber: null }, "https://m.test/?session_id=s1"],
    [
      "https://m.test/",
      { extra: { cart: "x&y", n: 2, ok: true, list: [1], deep: { a: 1 }, none: null } },
      "https://m.test/?cart=x%26y&n=2&ok=true&order_no=o+1&reference_number=r1&session_id=s1",
    ],
    [
      "https://m.test/?session_id=theirs&b=2",
      { extra: { session_id: "forged", order_no: "forged", reference_number: "forged" } },
      "https://m.test/?b=2&order_no=o+1&reference_number=r1&session_id=s1",
    ],
    [
      "https://m.test/",
      { orderNo: null, referenceNumber: null, extra: { order_no: "forged", reference_number: "forged" } },
      "https://m.test/?session_id=s1",
    ],
    [
      "https://m.test/?flag&sig=a%20b/c%2Fd&cart=own",
      { extra: { cart: "other", n: 1 } },
      "https://m.test/?flag&sig=a%20b/c%2Fd&cart=own&n=1&order_no=o+1&reference_number=r1&session_id=s1",
    ],
    [
      "https://m.test/?order_no=mine&x=%20y&it='s&&a+b=%zz&session%5Fid=mine&caf%c3%a9=\u00e9",
      {},
      "https://m.test/?x=%20y&it='s&&a+b=%zz&caf%c3%a9=%C3%A9&order_no=o+1&reference_number=r1&session_id=s1",
    ],
    [
      "https://m.test/",
      { orderNo: null, extra: readJson('{"big":9007199254740993,"price":1.50}') },
      "https://m.test/?big=9007199254740993&price=1.50&reference_number=r1&session_id=s1",
    ],
    [
      "https://m.test/?",
      { extra: JSON.parse('{"__proto__": "a key"}') },
      "https://m.test/?__proto__=a+key&order_no=o+1&reference_number=r1&session_id=s1",
    ],
  ])("%s with %j", (redirectUrl, change, expected) => {
    expect(returnUrl(redirectUrl, { ...FACTS, ...change })).toBe(expected);
  });
});

test("leaves out what would make the address too long to open, and never our parameters", () => {
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`k${index}`, "x".repeat(20)]));
  const extra = { first: "1", long: "y".repeat(4_000), arabic: "\u0633".repeat(700), ...many, last: "9" };
  const url = returnUrl("https://m.test/", { ...FACTS, extra });
  expect(url.length).toBeLessThan(4_100);
  expect(url).toMatch(/^https:\/\/m\.test\/\?first=1&k0=x+&k1=/);
  expect(url).toMatch(/&order_no=o\+1&reference_number=r1&session_id=s1$/);
});
