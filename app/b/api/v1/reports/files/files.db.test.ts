import { describe, expect, it, test } from "vitest";
import { writeReports } from "@/server/domain/reports";
import { addSeconds } from "@/server/kernel/time";
import { callRoute } from "@/server/testing/call-route";
import type { TestMerchant } from "@/server/testing/harness";
import { REPORTS_PATH, reportWorld, tokenOf } from "@/server/testing/report-calls";
import { walkReports } from "@/server/testing/reporting";
import { userWith } from "@/server/testing/session-calls";
import * as download from "./[token]/download/route";
import * as files from "./route";

const world = reportWorld({ files, download });

/** Kuwait's time zone is three hours ahead of UTC. */
const KUWAIT_SECONDS = 3 * 3_600;

describe("GET files answers", () => {
  test("200 with finished reports alone, newest first, each with all its fields and a link", async () => {
    const { made, ask, list, merchant } = await world();
    const first = await made();
    const second = await made({ interval: "daily", file_format: "XLSX" });
    await ask({ interval: "yearly" });
    const { status, body } = await list();
    expect([status, body.count, body.next, body.previous]).toEqual([200, 2, null, null]);
    expect(body.results.map(({ encrypted_id: id }: { encrypted_id: string }) => id)).toEqual([
      second.encrypted_id,
      first.encrypted_id,
    ]);
    const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(body.results[1]).toEqual({
      encrypted_id: first.encrypted_id,
      report_name: expect.stringMatching(/^transactions_custom_2020-01-01_\d{4}-\d\d-\d\d$/),
      interval: "custom",
      source: "manual",
      file_format: "CSV",
      records_amount: 1,
      status: "finished",
      starts_at: "2019-12-31T21:00:00.000Z",
      ends_at: instant,
      generated_at: instant,
      created_at: instant,
      download_action: {
        method: "GET",
        url: expect.stringMatching(/^http:\/\/localhost:3000\/b\/api\/v1\/reports\/files\/[0-9a-f-]{36}\/download\/$/),
      },
    });
    expect(body.results[1].download_action).not.toEqual(first.download_action);
    expect(merchant.ctx.merchant.timezone).toBe("Asia/Kuwait");
  });

  test("200 by pages of ten, with links to the next and the previous", async () => {
    const { merchant, list } = await world();
    const now = new Date();
    await merchant.ctx.db.report.createMany({
      data: Array.from({ length: 12 }, (_, n) => finished(merchant, addSeconds(now, -n), `r${n}`)),
    });
    const first = await list();
    expect([first.body.count, first.body.results.length]).toEqual([12, 10]);
    const start = first.body.results.at(-1).encrypted_id;
    expect(first.body.next).toBe(`http://localhost:3000${REPORTS_PATH}?limit=10&offset=10&starting_after=${start}`);
    const second = await list("limit=10&offset=10");
    expect(second.body.results.map((one: { report_name: string }) => one.report_name)).toEqual(["r10", "r11"]);
  });

  test("200 of the last thirty days, or of the days that are named, both included", async () => {
    const { merchant, list } = await world();
    const names = async (query: string) =>
      (await list(query)).body.results.map((one: { report_name: string }) => one.report_name);
    const days = ["2026-01-01T20:59:59Z", "2026-01-01T21:00:00Z", "2026-01-02T20:59:59Z", "2026-01-02T21:00:00Z"];
    const old = days.map((at, n) => finished(merchant, new Date(at), `old${n}`));
    const now = new Date();
    const recent = [29, 31].map((age) => finished(merchant, addSeconds(now, -age * 86_400), `age${age}`));
    await merchant.ctx.db.report.createMany({ data: [...old, ...recent] });
    expect(await names("")).toEqual(["age29"]);
    expect(await names("created_after=2026-01-02&created_before=2026-01-02")).toEqual(["old2", "old1"]);
    expect(await names("created_before=2026-01-01")).toEqual(["old0"]);
    expect(await names("created_after=2026-01-02&source=auto")).toEqual([]);
    expect(await names("created_after=2026-01-02&interval=custom&limit=1")).toEqual(["age29"]);
  });

  it.each([
    ["created_after=2026-02-30", { created_after: [expect.stringMatching(/wrong format/)] }],
    ["interval=hourly", { interval: ['"hourly" is not a valid choice.'] }],
    ["source=me", { source: ['"me" is not a valid choice.'] }],
    ["limit=0", { limit: ["Ensure this value is greater than or equal to 1."] }],
    [
      "created_after=2026-01-02&created_before=2026-01-01",
      { detail: "created_before must not be before created_after.", code: "invalid_parameters" },
    ],
  ])("400 to %s", async (query, body) => {
    const { list } = await world();
    expect(await list(query)).toMatchObject({ status: 400, body });
  });

  test("401 without credentials and to a public key, 403 to a user without the permission", async () => {
    const { list, merchant } = await world();
    expect((await callRoute(files, { path: REPORTS_PATH })).status).toBe(401);
    expect((await list("", { key: merchant.publicKey })).status).toBe(401);
    const basic = await userWith(merchant, ["Can view payment requests"]);
    expect((await callRoute(files, { path: REPORTS_PATH, basic })).status).toBe(403);
    expect(
      (await callRoute(files, { method: "POST", path: REPORTS_PATH, basic, body: { interval: "daily" } })).status,
    ).toBe(403);
    const reader = await userWith(merchant, ["report.can_view_report"]);
    expect((await callRoute(files, { path: REPORTS_PATH, basic: reader })).status).toBe(200);
  });

  test("nothing of another merchant", async () => {
    const [one, other] = [await world(), await world()];
    await one.made();
    expect((await other.list()).body.count).toBe(0);
  });

  test("what an advance to the second day of the next month made", async () => {
    const { merchant, list } = await world();
    const here = addSeconds(new Date(), KUWAIT_SECONDS);
    const second = new Date(Date.UTC(here.getUTCFullYear(), here.getUTCMonth() + 1, 2));
    await walkReports(merchant, second.toISOString());
    const { body } = await list("interval=monthly&source=auto");
    expect(body.results).toMatchObject([{ status: "finished", file_format: "CSV", records_amount: 1 }]);
  });
});

function finished(merchant: TestMerchant, at: Date, name: string) {
  const span = { startsAt: new Date(0), endsAt: at, createdAt: at, generatedAt: at, expiresAt: new Date("2099-01-01") };
  const what = { interval: "custom", source: "manual", fileFormat: "CSV", status: "finished", timezone: "UTC" };
  const file = { records: 0, fileKey: "reports/none", fileSize: 0 };
  return {
    id: `rpt_${merchant.id.slice(4)}${name}`.slice(-40),
    merchantId: merchant.id,
    name,
    ...what,
    ...span,
    ...file,
  };
}

describe("POST files answers", () => {
  test("201 with the report in progress, and its file once the job has written it", async () => {
    const { ask, get, merchant } = await world();
    const { status, body } = await ask({ interval: "monthly", file_format: "XLSX" });
    expect([status, body.status, body.interval, body.file_format]).toEqual([201, "in_progress", "monthly", "XLSX"]);
    expect([body.records_amount, body.generated_at]).toEqual([null, null]);
    expect(Date.parse(body.ends_at)).toBeLessThan(Date.now());
    expect((await get(tokenOf(body))).status).toBe(404);
    await writeReports.run(merchant.ctx, body.encrypted_id);
    const file = await get(tokenOf(body));
    expect(file.headers.get("content-type")).toBe("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet");
    expect(file.headers.get("content-disposition")).toBe(`attachment; filename="${body.report_name}.xlsx"`);
  });

  it.each([
    [{}, { interval: [expect.stringMatching(/^Send either/)] }],
    [{ interval: "daily", created_after: "2026-01-01" }, { interval: [expect.stringMatching(/^Send either/)] }],
    [{ created_before: "2026-01-01" }, { created_after: [expect.stringMatching(/^Send either/)] }],
    [{ interval: "custom" }, { interval: ['"custom" is not a valid choice.'] }],
    [{ interval: "daily", file_format: "PDF" }, { file_format: ['"PDF" is not a valid choice.'] }],
    [{ created_after: "yesterday" }, { created_after: [expect.stringMatching(/wrong format/)] }],
    [{ created_after: "9999-12-31" }, { created_after: ["Ensure this day is not in the future."] }],
    [{ created_after: "0001-01-01" }, { created_after: ["Ensure this day is not before 2000-01-01."] }],
    [
      { created_after: "2026-01-02", created_before: "2026-01-01" },
      { detail: "created_before must not be before created_after.", code: "invalid_parameters" },
    ],
  ])("400 to %j, and begins nothing", async (sent, body) => {
    const { ask, merchant } = await world();
    const answer = await ask(sent);
    expect(answer).toMatchObject({ status: 400, body });
    expect(await merchant.ctx.db.report.count({ where: { merchantId: merchant.id } })).toBe(0);
  });

  test("409 while five are being made", async () => {
    const { ask } = await world();
    const answers = [];
    for (let n = 0; n < 6; n += 1) answers.push((await ask({ interval: "daily" })).status);
    expect(answers).toEqual([201, 201, 201, 201, 201, 409]);
  });

  test("the first answer again to a repeated Idempotency-Key", async () => {
    const { ask } = await world();
    const sent = { headers: { "Idempotency-Key": "k-1" } };
    const [first, again] = [await ask({ interval: "daily" }, sent), await ask({ interval: "daily" }, sent)];
    expect(again.body).toEqual(first.body);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
  });
});
