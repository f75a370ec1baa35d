import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { areaOf, isPage } from "./areas";

const ROOT = join(__dirname, "../..");

/** The paths that `app` and `public` answer, outside the folders of pages. */
function served(): string[] {
  const isPageFolder = (name: string) => /^[[(]/.test(name);
  const app = readdirSync(join(ROOT, "app"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !isPageFolder(entry.name))
    .map(({ name }) => name);
  const images = readdirSync(join(ROOT, "app")).filter((name) => name.startsWith("icon."));
  return [...app, ...images, ...readdirSync(join(ROOT, "public"))];
}

describe("a path is a page unless a route handler or a file answers it", () => {
  it.each(served())("/%s is no page", (name) => {
    expect(isPage(`/${name}`)).toBe(false);
  });

  it.each([
    ["/", "page"],
    ["/en/", "page"],
    ["/en/checkout/0123.png", "page"],
    ["/en/pay/attempt.token", "page"],
    ["/en/console/customers/x.png", "page"],
    ["/ar/console/customers/a.js", "page"],
    ["/en/sdk/checkout.min.js", "page"],
    ["/en/invoice/token/pdf", "page"],
    ["/favicon.ico", "page"],
    ["/bills", "page"],
    ["/openapi.json/", "page"],
    ["/b", "api"],
    ["/b/checkout/v1/pymt-txn/", "api"],
    ["/gateway-notifications/0123/", "notification"],
    ["/_next/static/chunks/a.js", "file"],
    ["/openapi.json", "file"],
  ])("%s: %s", (path, area) => {
    expect(areaOf(path)).toBe(area);
  });
});
