import { describe, expect, it } from "vitest";
import { nextPath } from "./next-path";

describe("signing in leads to a page of the console alone", () => {
  it.each([
    ["/en/console/activity", "/ar/console/activity"],
    [
      "/ar/console/payments?state=paid,captured&created=2026-12-26..2027-01-24",
      "/ar/console/payments?state=paid,captured&created=2026-12-26..2027-01-24",
    ],
    ["/en/console", "/ar/console"],
    [undefined, "/ar/console"],
    ["//evil.example/en/console", "/ar/console"],
    ["https://evil.example/en/console", "/ar/console"],
    ["/en/console/../../evil", "/ar/console"],
    ["/en/console/%2e%2e/%2e%2e/evil", "/ar/console"],
    ["/en/console/%2E%2e/%2e./evil", "/ar/console"],
    ["/en/console/me/%2e%2e/sign-in", "/ar/console"],
    ["/en/console/a%2f..%2f..%2fevil", "/ar/console"],
    ["/en/console/a%5c..%5c..%5cevil", "/ar/console"],
    ["/en/console/%zz", "/ar/console"],
    ["/en/console/customers/a%20b%2Fx.png", "/ar/console/customers/a%20b%2Fx.png"],
    ["/en/console\\evil", "/ar/console"],
    ["/en/consoleevil", "/ar/console"],
    ["/en/console/sign-in", "/ar/console"],
    ["/en/console/second-factor?next=/en/console", "/ar/console"],
    ["/en/console/me\r\nset-cookie: a=b", "/ar/console"],
    ["/en/checkout/abc", "/ar/console"],
    [["/en/console/me"], "/ar/console"],
  ])("%j → %s", (next, expected) => {
    expect(nextPath(next, "ar")).toBe(expected);
  });
});
