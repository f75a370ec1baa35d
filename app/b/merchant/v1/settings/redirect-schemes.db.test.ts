import { describe, expect, test } from "vitest";
import { callRoute, type RouteRequest } from "@/server/testing/call-route";
import { testMerchant } from "@/server/testing/harness";
import * as route from "./route";

async function world() {
  const { privateKey: key } = await testMerchant();
  return { settings: (sent: RouteRequest = {}) => callRoute(route, { key, ...sent }) };
}

describe("schemes of apps", () => {
  test("are listed in lower case, once each, and removed by an empty list", async () => {
    const { settings } = await world();
    const listed = await settings({ method: "PATCH", body: { redirect_schemes: ["MyApp", "com.shop.app", "myapp"] } });
    expect(listed).toMatchObject({ status: 200, body: { redirect_schemes: ["myapp", "com.shop.app"] } });
    const cleared = await settings({ method: "PATCH", body: { redirect_schemes: [] } });
    expect(cleared.body).toMatchObject({ redirect_schemes: [] });
  });

  test.each(["javascript", "data", "file", "https", "httpss", "hxxps", "intent", "myapp://", "my app", "x"])(
    "%s is refused, and the others are not stored",
    async (scheme) => {
      const { settings } = await world();
      const reason = /^h/.test(scheme) ? " A scheme that looks like http is not accepted." : "";
      const got = await settings({ method: "PATCH", body: { redirect_schemes: ["myapp", scheme] } });
      expect(got).toMatchObject({
        status: 400,
        body: { redirect_schemes: { 1: [`Enter the scheme of an app, such as myapp.${reason}`] } },
      });
      expect((await settings()).body).toMatchObject({ redirect_schemes: [] });
    },
  );
});

test("origins have a length in all, because one header holds them", async () => {
  const { settings } = await world();
  const allowed_origins = Array.from(
    { length: 25 },
    (_, index) => `https://${"a".repeat(60)}.${"b".repeat(60)}.${"c".repeat(40)}${index}.example`,
  );
  const message = "Ensure the origins have no more than 4000 characters in all.";
  const got = await settings({ method: "PATCH", body: { allowed_origins } });
  expect(got).toMatchObject({ status: 400, body: { allowed_origins: [message] } });
  expect((await settings()).body).toMatchObject({ allowed_origins: [] });
});
