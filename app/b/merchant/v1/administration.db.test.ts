import { describe, expect, test, vi } from "vitest";
import { database } from "@/server/db/client";
import { callRoute, type RouteRequest } from "@/server/testing/call-route";
import { countStatements, testMerchant } from "@/server/testing/harness";
import * as token from "../../auth/v1/token/route";
import * as keyRoute from "./api-keys/[id]/route";
import * as keysRoute from "./api-keys/route";
import * as settingsRoute from "./settings/route";
import * as userRoute from "./users/[id]/route";
import * as usersRoute from "./users/route";

const PASSWORD = "correct horse";
let counter = 0;
const fresh = (): string => `user.${Date.now()}.${process.pid}.${++counter}`;

async function world() {
  const merchant = await testMerchant();
  const key = merchant.privateKey;
  const settings = (sent: RouteRequest = {}) => callRoute(settingsRoute, { key, ...sent });
  const users = (sent: RouteRequest = {}) => callRoute(usersRoute, { key, path: "/b/merchant/v1/users/", ...sent });
  const user = (id: unknown, sent: RouteRequest = {}) =>
    callRoute(userRoute, { key, params: { id: String(id) }, ...sent });
  const keys = (sent: RouteRequest = {}) => callRoute(keysRoute, { key, path: "/b/merchant/v1/api-keys/", ...sent });
  const oneKey = (id: unknown, sent: RouteRequest = {}) =>
    callRoute(keyRoute, { key, params: { id: String(id) }, ...sent });
  const newUser = async (change: object = {}) => {
    const body = { username: fresh(), password: PASSWORD, ...change };
    return (await users({ method: "POST", body })).body;
  };
  return { ...merchant, settings, users, user, keys, oneKey, newUser };
}

const login = (username: string, password: string, address = fresh()) =>
  callRoute(token, { method: "POST", body: { username, password }, headers: { "x-sarraf-peer": address } });

describe("every administration endpoint answers 401", () => {
  const endpoints = [
    ["settings", settingsRoute],
    ["users", usersRoute],
    ["api-keys", keysRoute],
  ] as const;

  test.each(endpoints)(
    "%s: without a credential, with a public key, a password, a token or a wrong key",
    async (_, routes) => {
      const { publicKey, newUser } = await world();
      const { username } = await newUser();
      const headers = { "x-sarraf-peer": fresh() };
      const none = await callRoute(routes, { headers });
      expect(none).toMatchObject({ status: 401, body: { detail: "Authentication credentials were not provided." } });
      expect(none.headers.get("www-authenticate")).toBe('Api-Key realm="sarraf"');
      expect(await callRoute(routes, { key: publicKey, headers })).toMatchObject({ status: 401 });
      expect(await callRoute(routes, { basic: [username, PASSWORD], headers })).toMatchObject({ status: 401 });
      const bearer = (await login(username, PASSWORD)).body.token;
      expect(await callRoute(routes, { headers: { ...headers, Authorization: `Bearer ${bearer}` } })).toMatchObject({
        status: 401,
      });
      const wrong = await callRoute(routes, { key: "sk_wrong", headers });
      expect(wrong).toMatchObject({ status: 401, body: { detail: "Invalid API key." } });
    },
  );
});

describe("settings 200", () => {
  test("shows the defaults", async () => {
    const { settings } = await world();
    expect(await settings()).toMatchObject({
      status: 200,
      body: {
        name: "Test Merchant",
        timezone: "Asia/Kuwait",
        region: "KWT",
        default_language: "en",
        webhook_url: null,
        allowed_origins: [],
        redirect_schemes: [],
        session_lifetime: 86_400,
        expire_transactions: true,
        operation_approval_enabled: false,
        production: false,
      },
    });
  });

  test("changes what is sent, keeps the rest, and cannot flag production", async () => {
    const { settings } = await world();
    const body = {
      timezone: "Asia/Riyadh",
      region: "KSA",
      default_language: "ar",
      webhook_url: "https://shop.example/hook",
      allowed_origins: ["https://shop.example", "http://localhost:8080", "https://shop.example"],
      session_lifetime: 60,
      expire_transactions: false,
      operation_approval_enabled: true,
      production: true,
    };
    const got = await settings({ method: "PATCH", body });
    const changed = { ...body, allowed_origins: ["https://shop.example", "http://localhost:8080"], production: false };
    expect(got).toMatchObject({ status: 200, body: { ...changed, name: "Test Merchant" } });
    expect((await settings()).body).toEqual(got.body);
    const cleared = await settings({ method: "PATCH", body: { webhook_url: null, allowed_origins: [] } });
    expect(cleared.body).toMatchObject({ webhook_url: null, allowed_origins: [], timezone: "Asia/Riyadh" });
    expect(
      (await settings({ method: "PATCH", body: new URLSearchParams({ webhook_url: "", name: "Other" }) })).body,
    ).toMatchObject({
      webhook_url: null,
      name: "Other",
    });
  });
});

describe("settings 400", () => {
  test.each([
    [{ timezone: "Kuwait City" }, "timezone", '"Kuwait City" is not a valid choice.'],
    [{ timezone: "+03:00" }, "timezone", '"+03:00" is not a valid choice.'],
    [{ region: "kwt" }, "region", "Enter a region such as KWT or KSA."],
    [{ default_language: "fr" }, "default_language", '"fr" is not a valid choice.'],
    [{ webhook_url: "ftp://x" }, "webhook_url", "Enter a valid URL."],
    [{ session_lifetime: 59 }, "session_lifetime", "Ensure this value is greater than or equal to 60."],
    [{ session_lifetime: 31_536_001 }, "session_lifetime", "Ensure this value is less than or equal to 31536000."],
    [{ session_lifetime: "24:00:00" }, "session_lifetime", "A valid integer is required."],
    [{ expire_transactions: "perhaps" }, "expire_transactions", "Must be a valid boolean."],
    [{ name: "x".repeat(121) }, "name", "Ensure this field has no more than 120 characters."],
    [{ name: null }, "name", "This field may not be null."],
  ])("%j", async (body, field, message) => {
    const { settings } = await world();
    expect(await settings({ method: "PATCH", body })).toMatchObject({ status: 400, body: { [field]: [message] } });
  });

  test.each(["https://b.example/", "https://*", "https://*.b.example", "https://a;script-src", "https://a,b"])(
    "%s, which is no origin",
    async (origin) => {
      const { settings } = await world();
      const got = await settings({ method: "PATCH", body: { allowed_origins: ["https://a.example", origin] } });
      expect(got.body.allowed_origins).toEqual({ 1: ["Enter an origin: scheme, host and port, without a path."] });
    },
  );
});

describe("users 201, 200 and 204", () => {
  test("a user is made, listed, changed and deleted, and the password is never shown", async () => {
    const { users, user } = await world();
    const username = fresh();
    const permissions = ["Can add payment requests", "Can use sandbox", "payment.refund"];
    const made = await users({
      method: "POST",
      body: { username, password: PASSWORD, permissions, email: "a@b.example" },
    });
    expect(made).toMatchObject({
      status: 201,
      body: { username, permissions, is_checker: false, email: "a@b.example", first_name: null },
    });
    expect(Object.keys(made.body)).not.toContain("password");
    expect((await users()).body).toEqual({ count: 1, next: null, previous: null, results: [made.body] });
    const changed = await user(made.body.id, { method: "PATCH", body: { is_checker: true, email: null } });
    expect(changed).toMatchObject({ status: 200, body: { username, permissions, is_checker: true, email: null } });
    expect(await user(made.body.id, { method: "DELETE" })).toMatchObject({ status: 204, body: null });
    expect((await users()).body.count).toBe(0);
    expect(await users({ method: "POST", body: { username, password: PASSWORD } })).toMatchObject({ status: 201 });
  });

  test("the list is cut into pages with absolute links", async () => {
    const { users, newUser } = await world();
    for (let i = 0; i < 3; i += 1) await newUser();
    const got = await users({ path: "/b/merchant/v1/users/?limit=1&offset=1" });
    expect(got.body).toMatchObject({
      count: 3,
      next: `http://localhost:3000/b/merchant/v1/users/?limit=1&offset=2&starting_after=${got.body.results[0].id}`,
      previous: "http://localhost:3000/b/merchant/v1/users/?limit=1&offset=0",
    });
    expect(got.body.results).toHaveLength(1);
  });
});

describe("users 400", () => {
  test.each([
    [{}, { username: ["This field is required."], password: ["This field is required."] }],
    [{ username: "a b", password: PASSWORD }, { username: [expect.stringMatching(/^Enter a valid username/)] }],
    [{ username: "a:b", password: PASSWORD }, { username: [expect.stringMatching(/^Enter a valid username/)] }],
    [{ username: "x", password: "eleven char" }, { password: [expect.stringMatching(/^This password is too short/)] }],
    [{ username: "x", password: "football2026" }, { password: ["This password is too common."] }],
    [{ username: "noor.sabah", password: "Noor.Sabah.01" }, { password: [expect.stringMatching(/too similar/)] }],
    [{ username: "x", password: 12345678 }, { password: ["Not a valid string."] }],
    [
      { username: "x", password: PASSWORD, permissions: ["payment.refund", "payment.steal"] },
      { permissions: { 1: ['"payment.steal" is not a valid choice.'] } },
    ],
    [{ username: "x", password: PASSWORD, email: "x" }, { email: ["Enter a valid email address."] }],
  ])("%j", async (body, expected) => {
    const { users } = await world();
    expect(await users({ method: "POST", body })).toMatchObject({ status: 400, body: expected });
  });

  test("a username that anybody has, at creation and at change", async () => {
    const [one, other] = await Promise.all([world(), world()]);
    const { username } = await one.newUser();
    const taken = { status: 400, body: { username: ["A user with that username already exists."] } };
    expect(await other.users({ method: "POST", body: { username, password: PASSWORD } })).toMatchObject(taken);
    const mine = await other.newUser();
    expect(await other.user(mine.id, { method: "PATCH", body: { username } })).toMatchObject(taken);
  });
});

describe("404", () => {
  test("another merchant's user or key is not there", async () => {
    const [one, other] = await Promise.all([world(), world()]);
    const { id } = await one.newUser();
    for (const who of [id, 0, -1, "x", "99999999999"]) {
      expect(await other.user(who, { method: "PATCH", body: { is_checker: true } })).toMatchObject({ status: 404 });
      expect(await other.user(who, { method: "DELETE" })).toMatchObject({ status: 404 });
    }
    const made = await one.keys({ method: "POST", body: {} });
    expect(await other.oneKey(made.body.id, { method: "DELETE" })).toMatchObject({ status: 404 });
    expect((await other.users()).body.count).toBe(0);
    expect((await other.keys()).body.count).toBe(1);
  });
});

describe("api-keys", () => {
  test("201: a pair is shown once, works, and stops working when revoked or expired", async () => {
    const { keys, oneKey, settings } = await world();
    const made = await keys({ method: "POST", body: { name: "till", expires_at: "2099-01-01T00:00:00Z" } });
    expect(made).toMatchObject({
      status: 201,
      body: { name: "till", expires_at: "2099-01-01T00:00:00.000Z", revoked_at: null },
    });
    expect(made.body.private_key).toMatch(/^sk_\w{32}$/);
    expect(made.body.public_key).toMatch(/^pk_\w{32}$/);
    const listed = (await keys()).body.results.find((each: { id: string }) => each.id === made.body.id);
    expect(Object.keys(listed)).toEqual(["id", "name", "created_at", "expires_at", "revoked_at", "api_version"]);
    const using = { key: made.body.private_key, headers: { "x-sarraf-peer": fresh() } };
    expect(await settings(using)).toMatchObject({ status: 200 });
    expect(await oneKey(made.body.id, { method: "DELETE" })).toMatchObject({ status: 204 });
    expect(await oneKey(made.body.id, { method: "DELETE" })).toMatchObject({ status: 204 });
    expect(await settings(using)).toMatchObject({ status: 401 });
    const second = (await keys({ method: "POST", body: {} })).body;
    await database().apiKey.update({ where: { id: second.id }, data: { expiresAt: new Date() } });
    expect(await settings({ ...using, key: second.private_key })).toMatchObject({ status: 401 });
  });

  test.each([
    [{ expires_at: "2000-01-01T00:00:00Z" }, "Ensure this value is in the future."],
    [
      { expires_at: "tomorrow" },
      "Datetime has wrong format. Use one of these formats instead: YYYY-MM-DDThh:mm[:ss[.uuuuuu]][+HH:MM|-HH:MM|Z].",
    ],
  ])("400: %j", async (body, message) => {
    const { keys } = await world();
    expect(await keys({ method: "POST", body })).toMatchObject({ status: 400, body: { expires_at: [message] } });
  });
});

describe("token", () => {
  test("200: lasts an hour; 401 for a wrong password and an unknown user alike", async () => {
    const { newUser } = await world();
    const { username } = await newUser();
    expect(await login(username, PASSWORD)).toMatchObject({
      status: 200,
      body: { expires_in: 3600, token: expect.any(String) },
    });
    const refused = { status: 401, body: { detail: "Invalid username/password." } };
    expect(await login(username, "wrong password")).toMatchObject(refused);
    expect(await login(fresh(), PASSWORD)).toMatchObject(refused);
  });

  test("400: both fields are required", async () => {
    const required = ["This field is required."];
    expect(await callRoute(token, { method: "POST" })).toMatchObject({
      status: 400,
      body: { username: required, password: required },
    });
  });

  test("429 after ten failures for one username from any addresses, parallel ones included, the right password too", async () => {
    const { newUser } = await world();
    const { username } = await newUser();
    const tries = await Promise.all(Array.from({ length: 16 }, (_, i) => login(username, `wrong ${i}`, fresh())));
    expect(tries.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10);
    expect(tries.every(({ status }) => status === 401 || status === 429)).toBe(true);
    for (let i = 0; i < 10; i += 1) await login(username, "wrong again", fresh());
    const blocked = await login(username, PASSWORD);
    expect(blocked.status).toBe(429);
    expect(Number(blocked.headers.get("retry-after"))).toBeGreaterThan(0);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 31_000 });
    expect(await login(username, PASSWORD)).toMatchObject({ status: 200 });
    vi.useRealTimers();
  });
});

describe("round trips", () => {
  test("reading takes the caller's statement and its own, a change the row as it was and its audit event besides", async () => {
    const { settings } = await world();
    const read = await countStatements(() => settings());
    expect(read.statements).toHaveLength(2);
    const write = await countStatements(() => settings({ method: "PATCH", body: { name: "N" } }));
    expect(write.statements).toHaveLength(4);
  });
});
