import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import * as logo from "@/app/b/merchant/v1/settings/logo/route";
import * as media from "@/app/media/payment_transactions/attachments/[file]/route";
import { callRoute, type RouteReply } from "@/server/testing/call-route";
import { FILES, formWith } from "@/server/testing/files";
import { pngOf } from "@/server/testing/images";
import { BODY, sessionWorld } from "@/server/testing/session-calls";
import * as one from "../pymt-txn/[session_id]/route";
import * as all from "../pymt-txn/route";
import * as route from "./route";

const checkoutWorld = sessionWorld({ all, one });
const PDF = ["order.pdf", FILES.pdf] as const;
const FORM = { ...BODY, pg_codes: "sandbox" };
const LOGO = pngOf(64, 64);

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Nothing listens on port 1. */
function bucketAway(): void {
  const place = { S3_BUCKET: "files", S3_ENDPOINT: "http://127.0.0.1:1", S3_FORCE_PATH_STYLE: "1" };
  const keys = { S3_ACCESS_KEY_ID: "x", S3_SECRET_ACCESS_KEY: "x" };
  for (const [name, value] of Object.entries({ ...place, ...keys })) vi.stubEnv(name, value);
}

/** A folder that nobody can enter: it leads to itself. */
function diskAway(): void {
  const folder = mkdtempSync(join(tmpdir(), "away-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  symlinkSync(join(folder, "loop"), join(folder, "loop"));
  vi.stubEnv("SARRAF_FILES", join(folder, "loop"));
}

async function world() {
  const world = await checkoutWorld();
  const { merchant } = world;
  const upload = () =>
    callRoute(route, { method: "POST", key: merchant.privateKey, body: formWith({}, { file: PDF }) });
  const files = () => merchant.ctx.db.attachment.count({ where: { merchantId: merchant.id } });
  return { ...world, upload, files };
}

function expectBusy({ status, headers, body }: Pick<RouteReply, "status" | "headers" | "body">): void {
  expect([status, headers.get("retry-after")]).toEqual([503, "1"]);
  expect(body).toEqual({ detail: "The service is busy. Try again shortly." });
}

describe.each([
  ["disk", diskAway],
  ["bucket", bucketAway],
])("a %s that does not answer is a reason to try again", (_kind, breakStore) => {
  test("for an upload, and nothing of it is stored", async () => {
    const { upload, files } = await world();
    breakStore();
    expectBusy(await upload());
    expect(await files()).toBe(0);
  });

  test("for a session with a file: no session is made, and its Idempotency-Key is free", async () => {
    const { post, count, files } = await world();
    const send = () => post({ body: formWith(FORM, { attachment: PDF }), headers });
    const headers = { "Idempotency-Key": randomUUID() };
    breakStore();
    expectBusy(await send());
    expect([await count(), await files()]).toEqual([0, 0]);
    vi.unstubAllEnvs();
    expect((await send()).status).toBe(201);
  });

  test("for a change of the file: the session keeps what it has", async () => {
    const { post, at } = await world();
    const { body } = await post({ body: formWith(FORM, { attachment: PDF }) });
    breakStore();
    const changed = formWith({ order_no: "78" }, { attachment: PDF });
    expectBusy(await at(body.session_id, { method: "PATCH", body: changed }));
    expect((await at(body.session_id)).body).toEqual(body);
  });

  test("for a merchant's logo, and the settings stay as they are", async () => {
    const { merchant } = await world();
    breakStore();
    const body = formWith({}, { file: ["logo.png", LOGO] });
    expectBusy(await callRoute(logo, { method: "POST", key: merchant.privateKey, body }));
    expect(await merchant.ctx.db.merchant.findUnique({ where: { id: merchant.id } })).toMatchObject({ logo: null });
  });

  test("for a download", async () => {
    const { post } = await world();
    const { body } = await post({ body: formWith(FORM, { attachment: PDF }) });
    breakStore();
    const file = String(body.attachment).split("/").at(-1) ?? "";
    expectBusy(await callRoute(media, { params: { file } }));
  });
});
