import { describe, expect, test } from "vitest";
import { addSeconds } from "@/server/kernel/time";
import { callRoute } from "@/server/testing/call-route";
import { REPORTS_PATH, reportWorld, tokenOf } from "@/server/testing/report-calls";
import { userWith } from "@/server/testing/session-calls";
import * as files from "../../route";
import * as download from "./route";

const world = reportWorld({ files, download });

describe("GET download answers", () => {
  test("200 with the file as it was written, to be saved under its name", async () => {
    const { made, get, log } = await world();
    const report = await made();
    const { status, headers, text } = await get(tokenOf(report));
    expect([status, headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
    expect(headers.get("content-disposition")).toBe(`attachment; filename="${report.report_name}.csv"`);
    expect(text).toMatch(/^operation,.*\r\npurchase,[0-9a-f]{40},,طلب,/);
    const head = await get(tokenOf(report), { method: "HEAD" });
    expect([head.status, head.text]).toEqual([200, ""]);
    expect(await log()).toEqual(["served", "served"]);
  });

  test("400 to what is no UUID, 404 to one that names nothing, both logged", async () => {
    const { get, log } = await world();
    expect(await get("abc")).toMatchObject({ status: 400, text: '{"detail":"The token is malformed."}' });
    expect((await get("00000000-0000-4000-8000-000000000000")).status).toBe(404);
    expect(await log()).toEqual(["malformed", "missing"]);
  });

  test("200 for `encrypted_id` as the token, to the merchant's own callers alone, at any time", async () => {
    const { made, get, log, merchant } = await world();
    const { encrypted_id: id } = await made();
    expect((await get(id)).status).toBe(200);
    const [reader, nobody] = [await userWith(merchant, ["report.can_view_report"]), await userWith(merchant, [])];
    expect((await get(id, { basic: reader })).status).toBe(200);
    expect((await get(id, { basic: nobody })).status).toBe(403);
    expect((await (await world()).get(id)).status).toBe(404);
    expect(await log()).toEqual(["served", "served", "forbidden"]);
  });

  test("401 without credentials, and to a public key", async () => {
    const { made, get, merchant } = await world();
    const token = tokenOf(await made());
    expect((await get(token, { headers: { authorization: "" } })).status).toBe(401);
    expect((await get(token, { headers: { authorization: `Api-Key ${merchant.publicKey}` } })).status).toBe(401);
  });

  test("403 to everybody but the caller who listed: another user, another merchant, a user who lost the right", async () => {
    const { made, get, log, merchant } = await world();
    const token = tokenOf(await made());
    const reader = await userWith(merchant, ["report.can_view_report"]);
    expect((await get(token, { basic: reader })).status).toBe(403);
    const stranger = await world();
    expect((await stranger.get(token)).status).toBe(403);
    const listed = (await callRoute(files, { path: REPORTS_PATH, basic: reader })).body.results[0];
    expect((await get(tokenOf(listed), { basic: reader })).status).toBe(200);
    const where = { username: reader[0] };
    await merchant.ctx.db.merchantUser.updateMany({ where, data: { permissions: [] } });
    expect((await get(tokenOf(listed), { basic: reader })).status).toBe(403);
    expect([await log(), await stranger.log()]).toEqual([["forbidden", "served", "forbidden"], ["forbidden"]]);
  });

  test("404 once the file is gone, and 410 an hour after the listing, in real time", async () => {
    const { made, get, log, merchant } = await world();
    const report = await made();
    const where = { token: tokenOf(report) };
    await merchant.ctx.db.merchant.update({ where: { id: merchant.id }, data: { clockOffset: 86_400_000n } });
    expect((await get(where.token)).status).toBe(200);
    await merchant.ctx.db.reportLink.update({ where, data: { expiresAt: addSeconds(new Date(), -1) } });
    expect(await get(where.token)).toMatchObject({ status: 410, text: expect.stringContaining("has expired") });
    await merchant.ctx.db.reportLink.update({ where, data: { expiresAt: addSeconds(new Date(), 60) } });
    await merchant.ctx.db.report.update({
      where: { id: report.encrypted_id },
      data: { fileKey: "reports/nothing/here" },
    });
    expect((await get(where.token)).status).toBe(404);
    expect(await log()).toEqual(["served", "expired", "missing"]);
    const link = await merchant.ctx.db.reportLink.findUniqueOrThrow({ where });
    expect(link.expiresAt.getTime() - Date.now()).toBeGreaterThan(0);
  });

  test("429 with Retry-After from the twenty-sixth on within an hour, and logs those, too", async () => {
    const { made, get, log } = await world();
    const token = tokenOf(await made());
    const answers = [];
    for (let n = 0; n < 27; n += 1) answers.push(await get(token));
    const throttled = answers.filter(({ status }) => status === 429);
    const crossed = answers.length - throttled.length;
    expect(crossed).toBeGreaterThanOrEqual(25);
    for (const { headers } of throttled) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await log()).filter((outcome) => outcome === "throttled")).toHaveLength(throttled.length);
  });
});

test("a link is the caller's for an hour of real time", async () => {
  const { made, merchant } = await world();
  const token = tokenOf(await made());
  const link = await merchant.ctx.db.reportLink.findUniqueOrThrow({ where: { token } });
  const seconds = (link.expiresAt.getTime() - Date.now()) / 1000;
  expect(seconds).toBeGreaterThan(3_590);
  expect(seconds).toBeLessThanOrEqual(3_600);
  expect(link.caller).toMatch(/^key:key_/);
});
