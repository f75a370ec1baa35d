import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { bridge, VIEW_HEADER, type View } from "@/server/front/bridge";
import { anyObject } from "@/server/kernel/wire";
import { callRoute, type RouteRequest } from "@/server/testing/call-route";
import { testMerchant } from "@/server/testing/harness";
import { endpoint, route, unknownPath } from "./route";

const known = route({
  GET: endpoint({ auth: ["private_key", "basic"], needs: { none: "probe" }, run: async () => ({}) }),
});
const open = route({ GET: endpoint({ auth: "none", needs: { none: "probe" }, run: async () => ({}) }) });

function stranger() {
  const headers = { "x-sarraf-peer": `test-${randomBytes(6).toString("hex")}` };
  return async (routes: typeof known, sent: RouteRequest = {}) => {
    const got = await callRoute(routes, { ...sent, headers: { ...headers, ...sent.headers } });
    const limits = [got.headers.get("ratelimit-policy"), got.headers.get("ratelimit")?.replace(/t=\d+/, "t")];
    return [got.status, ...limits];
  };
}

const POLICY = '"failed_auth";q=100;w=900';

describe("answers to nobody known tell the limit of failed authentications", () => {
  test("401, 404 of an unknown path, 405 and OPTIONS", async () => {
    const ask = stranger();
    expect(await ask(known)).toEqual([401, POLICY, '"failed_auth";r=100;t']);
    expect(await ask(unknownPath())).toEqual([404, POLICY, '"failed_auth";r=100;t']);
    expect(await ask(known, { method: "POST" })).toEqual([405, POLICY, '"failed_auth";r=100;t']);
    expect(await ask(known, { method: "OPTIONS" })).toEqual([204, POLICY, '"failed_auth";r=100;t']);
  });

  test("and count what failed: keys by address, passwords by username", async () => {
    const ask = stranger();
    expect(await ask(known, { key: "sk_guess" })).toEqual([401, POLICY, '"failed_auth";r=99;t']);
    expect(await ask(known, { method: "OPTIONS" })).toEqual([204, POLICY, '"failed_auth";r=99;t']);
    const basic = [`nobody.${randomBytes(6).toString("hex")}`, "wrong"] as const;
    const policy = '"failed_auth";q=10;w=86400';
    expect(await ask(known, { basic })).toEqual([401, policy, '"failed_auth";r=9;t']);
    expect(await ask(known, { basic })).toEqual([401, policy, '"failed_auth";r=8;t']);
  });

  test("an authenticated caller gets only the counters of its key, and an open address sends none", async () => {
    const { privateKey } = await testMerchant();
    const ask = stranger();
    expect(await ask(known, { key: privateKey })).toEqual([200, '"general";q=90000;w=86400', '"general";r=89999;t']);
    expect(await ask(open)).toEqual([200, null, undefined]);
  });
});

test("an endpoint without a credential takes bodies of at most 16 KiB", async () => {
  const opened = route({
    POST: endpoint({ auth: "none", needs: { none: "probe" }, body: anyObject(), run: async () => ({}) }),
  });
  const bodyOf = (bytes: number): object => ({ text: "x".repeat(bytes - '{"text":""}'.length) });
  expect((await callRoute(opened, { method: "POST", body: bodyOf(16 * 1_024) })).status).toBe(200);
  expect(await callRoute(opened, { method: "POST", body: bodyOf(16 * 1_024 + 1) })).toMatchObject({
    status: 413,
    body: { detail: "The request body is too large." },
  });
});

test("the server in front learns whether a credential was accepted", async () => {
  const { privateKey, publicKey } = await testMerchant();
  const served = route({ GET: endpoint({ auth: ["private_key"], needs: { none: "probe" }, run: async () => ({}) }) });
  const learnt = async (sent: RouteRequest, routes = served): Promise<View["credential"]> => {
    const [id, view]: [string, View] = [randomBytes(6).toString("hex"), {}];
    bridge().views.set(id, view);
    await callRoute(routes, { ...sent, headers: { [VIEW_HEADER]: id, "x-sarraf-peer": id } });
    bridge().views.delete(id);
    return view.credential;
  };
  expect(await learnt({ key: privateKey })).toBe("accepted");
  expect(await learnt({ key: "sk_guess" })).toBe("refused");
  expect(await learnt({ key: publicKey })).toBe("refused");
  const forClients = route({
    GET: endpoint({ auth: ["public_key"], needs: { none: "public_key" }, run: async () => ({}) }),
  });
  expect(await learnt({ key: publicKey }, forClients)).toBe("refused");
  expect(await learnt({})).toBe("refused");
  expect(await learnt({ key: privateKey }, open)).toBe(undefined);
  expect(await learnt({ key: privateKey }, unknownPath())).toBe(undefined);
});
