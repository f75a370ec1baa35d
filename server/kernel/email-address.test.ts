import { describe, expect, it } from "vitest";
import { isEmailAddress, mailtoOf, withAsciiDomain } from "./email-address";

const L64 = "l".repeat(64);
const label = (length: number) => "d".repeat(length);

describe("a mail address", () => {
  it.each([
    "a@b.de",
    "a.b+c@x-y.example.com",
    "o'neil!#$%&*/=?^_`{|}~-@example.com",
    '"a b"@example.com',
    '"a@b"@example.com',
    String.raw`"a\"b\\c"@example.com`,
    "منى@example.com",
    "用户@例子.广告",
    "منى@مثال.إختبار",
    "δοκιμή@παράδειγμα.δοκιμή",
    "a@bücher.example",
    "a@xn--bcher-kva.example",
    "a@1.de",
    `${L64}@b.de`,
    `${"م".repeat(32)}@b.de`,
    `a@${label(63)}.${label(63)}.${label(63)}.${label(57)}.de`.slice(0, 254),
  ])("%s", (address) => {
    expect(isEmailAddress(address)).toBe(true);
  });

  it.each([
    "",
    "@b.de",
    "a@",
    "a",
    "a@b",
    "a@@b.de",
    "a@b@c.de",
    ".a@b.de",
    "a.@b.de",
    "a..b@c.de",
    "a b@c.de",
    '"a@b.de',
    '""@b.de',
    '"a"b"@c.de',
    "a(b)@c.de",
    "a,b@c.de",
    "<a@b.de>",
    "a\u200db@c.de",
    "a\nb@c.de",
    '"a\nb"@c.de',
    "a@c\u200f.de",
    "a@\u212a.de",
    "a@\uff41.de",
    "a@b_c.de",
    "a@-b.de",
    "a@b-.de",
    "a@b..de",
    "a@b.de.",
    "a@.de",
    "a@1.2.3.4",
    "a@[1.2.3.4]",
    "a@b.de/x",
    "a@b.de:25",
    "a@b.de?x",
    `a@${label(64)}.de`,
    `l${L64}@b.de`,
    `${"م".repeat(33)}@b.de`,
    `a@${Array.from({ length: 5 }, () => label(60)).join(".")}.de`,
  ])("is not %j", (address) => {
    expect(isEmailAddress(address)).toBe(false);
  });

  it("is sent with its domain in ASCII", () => {
    expect(withAsciiDomain("منى@مثال.إختبار")).toBe("منى@xn--mgbh0fb.xn--kgbechtv");
    expect(withAsciiDomain("A@Example.COM")).toBe("A@Example.COM");
  });
});

it.each([
  ["help@shop.example", "mailto:help@shop.example"],
  ["a%40b@c.co", "mailto:a%2540b@c.co"],
  ['"a b"@b.co', "mailto:%22a%20b%22@b.co"],
  ['"a@b"@b.co', "mailto:%22a%40b%22@b.co"],
  ["a?cc=x&y@b.co", "mailto:a%3Fcc%3Dx%26y@b.co"],
  ["منى@b.co", "mailto:%D9%85%D9%86%D9%89@b.co"],
])("%s as a link is %s", (address, link) => {
  expect(mailtoOf(address)).toBe(link);
});
