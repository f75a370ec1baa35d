import { describe, expect, it, test } from "vitest";
import { startRecorder } from "@/server/domain/request-log";
import type { ApiVersions } from "@/server/kernel/api-version";
import { jsonObject } from "@/server/kernel/json";
import { object, text } from "@/server/kernel/wire";
import { callRoute, type RouteRequest } from "@/server/testing/call-route";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { userWith } from "@/server/testing/session-calls";
import { endpoint, route } from "./route";

const renamed = (value: unknown, from: string, to: string): unknown => {
  const { [from]: kept, ...rest } = jsonObject(value) ?? {};
  return kept === undefined ? value : { ...rest, [to]: kept };
};

/** `name` became `title`. */
const PLANTED: ApiVersions = {
  first: "2026-11-23",
  changes: [
    {
      version: "2027-02-01",
      request: ({ query, body }) => ({ query: renamed(query, "name", "title"), body: renamed(body, "name", "title") }),
      answer: (body) => renamed(body, "title", "name"),
    },
  ],
};

let made = 0;
const things = route(
  {
    GET: endpoint({
      auth: ["private_key"],
      needs: { none: "probe" },
      query: object({ title: text(9) }),
      run: async ({ query }) => query,
    }),
    POST: endpoint({
      auth: ["private_key", "basic"],
      needs: { none: "probe" },
      body: object({ title: text(9) }),
      run: async ({ body }) => ({ ...body, made: ++made }),
    }),
  },
  PLANTED,
);

const post = ({ privateKey }: TestMerchant, sent: RouteRequest = {}) =>
  callRoute(things, { method: "POST", key: privateKey, ...sent });

async function pinned(version: string): Promise<TestMerchant> {
  const merchant = await testMerchant();
  await merchant.ctx.db.apiKey.updateMany({ where: { merchantId: merchant.id }, data: { apiVersion: version } });
  return merchant;
}

describe("a key is read and answered in its version", () => {
  it.each([
    ["2026-11-23", "name"],
    ["2027-02-01", "title"],
  ])("%s calls the field %s, in requests, answers and refusals", async (version, field) => {
    const merchant = await pinned(version);
    const taken = await post(merchant, { body: { [field]: "a" } });
    expect(taken).toMatchObject({ status: 200, body: { [field]: "a" } });
    expect(taken.headers.get("sarraf-version")).toBe(version);
    const refused = await post(merchant, { body: {} });
    expect(refused).toMatchObject({ status: 400, body: { [field]: ["This field is required."] } });
    expect(refused.headers.get("sarraf-version")).toBe(version);
    const path = `/b/test/?${field}=q`;
    expect((await callRoute(things, { key: merchant.privateKey, path })).body).toEqual({ [field]: "q" });
  });

  test("a request may name another one, and its answer says so", async () => {
    const merchant = await testMerchant();
    const headers = { "Sarraf-Version": "2027-02-01" };
    const got = await post(merchant, { headers, body: { title: "a" } });
    expect(got.body).toMatchObject({ title: "a" });
    expect(got.headers.get("sarraf-version")).toBe("2027-02-01");
  });

  it.each(["2026-11-22", "latest", "2027-02-01 "])("400 for the version %j that there is none of", async (version) => {
    const merchant = await testMerchant();
    const before = made;
    const got = await post(merchant, { headers: { "Sarraf-Version": `${version}x` }, body: { name: "a" } });
    expect(got).toMatchObject({ status: 400, body: { "Sarraf-Version": [`"${version}x" is not a valid choice.`] } });
    expect([got.headers.get("sarraf-version"), made]).toEqual(["2026-11-23", before]);
  });

  test("a user is answered in the merchant's version", async () => {
    const merchant = await testMerchant({ merchant: { apiVersion: "2027-02-01" } });
    const basic = await userWith(merchant, []);
    const got = await callRoute(things, { method: "POST", basic, body: { title: "a" } });
    expect([got.headers.get("sarraf-version"), got.body.title]).toEqual(["2027-02-01", "a"]);
  });

  test("an answer to a stranger or to a wrong verb names the first one", async () => {
    for (const sent of [{}, { method: "DELETE" }] as const)
      expect((await callRoute(things, sent)).headers.get("sarraf-version")).toBe("2026-11-23");
  });

  test("a repeat under a key is answered once, in the version that it asks for", async () => {
    const merchant = await testMerchant();
    const headers = { "Idempotency-Key": "k" };
    const first = await post(merchant, { headers, body: { name: "a" } });
    const newer = { ...headers, "Sarraf-Version": "2027-02-01" };
    const again = await post(merchant, { headers: newer, body: { title: "a" } });
    expect(first.body).toEqual({ name: "a", made });
    expect(again.body).toEqual({ title: "a", made });
    expect(again.headers.get("idempotent-replayed")).toBe("true");
  });

  test("the request log has what was sent and answered", async () => {
    const merchant = await testMerchant();
    const recorder = startRecorder(merchant.ctx);
    const { headers } = await post(merchant, { body: { name: "a" } });
    await recorder.stop();
    const requestId = headers.get("request-id") ?? "";
    const kept = await merchant.ctx.db.requestLogEntry.findFirst({ where: { merchantId: merchant.id, requestId } });
    expect([kept?.requestBody, kept?.answerBody].map((text) => JSON.parse(text ?? ""))).toEqual([
      { name: "a" },
      { made, name: "a" },
    ]);
  });
});
