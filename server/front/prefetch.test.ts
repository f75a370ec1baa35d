import { describe, expect, it } from "vitest";
import { isPrefetch } from "./prefetch";

describe("a prefetch does not open a session", () => {
  it.each([
    ["GET", {}, false],
    ["POST", {}, false],
    ["GET", { "sec-fetch-mode": "navigate" }, false],
    ["HEAD", {}, true],
    ["GET", { "sec-purpose": "prefetch" }, true],
    ["GET", { "sec-purpose": "prefetch;prerender" }, true],
    ["GET", { purpose: "prefetch" }, true],
    ["GET", { "x-moz": "prefetch" }, true],
    ["GET", { "next-router-prefetch": "1" }, true],
  ] as const)("%s with %j is a prefetch: %s", (method, headers, glance) => {
    expect(isPrefetch(method, headers)).toBe(glance);
  });
});
