import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { FILES, formWith } from "@/server/testing/files";
import { countStatements } from "@/server/testing/harness";
import { BODY, sessionWorld, userWith } from "@/server/testing/session-calls";
import * as one from "./[session_id]/route";
import * as all from "./route";

const checkoutWorld = sessionWorld({ all, one });

const FORM = { ...BODY, pg_codes: "sandbox", unknown: "1" };
const URL = /^http:\/\/localhost:3000\/media\/payment_transactions\/attachments\/[0-9a-f]{40}\.(pdf|png)$/;
const pdf = { attachment: ["order.pdf", FILES.pdf] } as const;
const png = { attachment: ["order.png", FILES.png] } as const;

async function attachedWorld() {
  const world = await checkoutWorld();
  const files = () => world.merchant.ctx.db.attachment.count({ where: { merchantId: world.merchant.id } });
  const attached = () => world.post({ body: formWith(FORM, pdf) });
  return { ...world, files, attached };
}

describe("a file in the creating call", () => {
  test("is attached, and its address is in every answer", async () => {
    const { attached, at } = await attachedWorld();
    const { status, body } = await attached();
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { amount: "10.500", attachment: expect.stringMatching(URL) },
    });
    expect(body).not.toHaveProperty("attachment_short_url");
    expect((await at(body.session_id)).body.attachment).toBe(body.attachment);
  });

  test("with shortify_attachment_url has the ordinary address as its short one", async () => {
    const { post } = await attachedWorld();
    const { body } = await post({ body: formWith({ ...FORM, shortify_attachment_url: "true" }, pdf) });
    expect(body.attachment_short_url).toBe(body.attachment);
    expect(body).not.toHaveProperty("shortify_attachment_url");
  });

  test("counts more than an upload that is named beside it", async () => {
    const { post } = await attachedWorld();
    const { body } = await post({ body: formWith({ ...FORM, attachment_upload_url: "a/b.pdf" }, pdf) });
    expect(body.attachment).toMatch(URL);
  });

  test("is refused under its field with everything else that is wrong, and nothing is stored", async () => {
    const { post, files, count } = await attachedWorld();
    const form = formWith({ ...FORM, currency_code: "" }, { attachment: ["a.exe", FILES.pdf] });
    const { status, body } = await post({ body: form });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      attachment: [expect.stringContaining("'exe' is not allowed")],
      currency_code: [expect.any(String)],
    });
    expect([await files(), await count()]).toEqual([0, 0]);
  });

  test("is not kept if a gateway refuses the session", async () => {
    const { post, files } = await attachedWorld();
    expect((await post({ body: formWith({ ...FORM, pg_codes: "other" }, pdf) })).status).toBe(400);
    expect(await files()).toBe(0);
  });

  test("that is too large is 400 under its field, fields that are too large are 413", async () => {
    const { post } = await attachedWorld();
    const message = "Ensure this file is no larger than 2.5 MB.";
    const large = formWith(FORM, { attachment: ["a.txt", Buffer.alloc(5_000_000, "a")] });
    expect(await post({ body: large })).toMatchObject({ status: 400, body: { attachment: [message] } });
    expect((await post({ body: formWith({ ...FORM, order_no: "x".repeat(4_000_000) }) })).status).toBe(413);
    expect((await post({ body: new URLSearchParams({ ...FORM, order_no: "x".repeat(2_000_000) }) })).status).toBe(413);
  });

  test("is no text", async () => {
    const { create } = await attachedWorld();
    const message = "The submitted data was not a file. Check the encoding type on the form.";
    expect(await create({ attachment: "a file" })).toMatchObject({ status: 400, body: { attachment: [message] } });
    expect((await create({ attachment: null })).status).toBe(201);
  });

  test("is part of the request that an Idempotency-Key identifies", async () => {
    const { post } = await attachedWorld();
    const headers = { "Idempotency-Key": randomUUID() };
    const first = await post({ body: formWith(FORM, pdf), headers });
    const again = await post({ body: formWith(FORM, pdf), headers });
    expect([again.status, again.body]).toEqual([201, first.body]);
    const other = { attachment: ["order.pdf", Buffer.from("%PDF-1.7 another")] } as const;
    expect((await post({ body: formWith(FORM, other), headers })).status).toBe(422);
  });
});

describe("a file in an update", () => {
  test.each(["PATCH", "PUT"] as const)("by %s takes the place of the one before", async (method) => {
    const { attached, at } = await attachedWorld();
    const { body: before } = await attached();
    const form = formWith(method === "PUT" ? FORM : { order_no: "77" }, png);
    const { status, body } = await at(before.session_id, { method, body: form });
    expect({ status, body }).toMatchObject({ status: 200, body: { attachment: expect.stringMatching(/\.png$/) } });
    expect((await at(before.session_id)).body.attachment).toBe(body.attachment);
  });

  test("stays as it is when nothing is said of it, and goes when null is", async () => {
    const { attached, patch } = await attachedWorld();
    const { body: before } = await attached();
    const kept = await patch(before.session_id, { order_no: "78" });
    expect(kept.body.attachment).toBe(before.attachment);
    expect((await patch(before.session_id, { attachment: null })).body).not.toHaveProperty("attachment");
  });

  test("is not stored for a session that is unknown or may not be changed", async () => {
    const { attached, at, files, merchant } = await attachedWorld();
    const { body: session } = await attached();
    const sent = { method: "PATCH", body: formWith({}, png) } as const;
    expect((await at("0".repeat(40), sent)).status).toBe(404);
    const basic = await userWith(merchant, ["Can view payment requests"]);
    expect((await at(session.session_id, { ...sent, basic, key: undefined as never })).status).toBe(403);
    expect(await files()).toBe(1);
  });
});

test("a creation without a file costs no statement more", async () => {
  const { create } = await attachedWorld();
  const { statements } = await countStatements(() => create({ generate_qr_code: true }));
  expect(statements).toHaveLength(3);
});
