import { describe, expect, test } from "vitest";
import * as one from "@/app/b/checkout/v1/pymt-txn/[session_id]/route";
import * as all from "@/app/b/checkout/v1/pymt-txn/route";
import { FILES, formWith } from "@/server/testing/files";
import { operate } from "@/server/testing/operating";
import { textOfPng, textOfSvg } from "@/server/testing/qr-codes";
import { BODY, sessionWorld } from "@/server/testing/session-calls";
import * as attachments from "./payment_transactions/attachments/[file]/route";
import * as qrCodes from "./qr_codes/[file]/route";

const checkoutWorld = sessionWorld({ all, one });

type Routes = typeof attachments | typeof qrCodes;

async function get(routes: Routes, url: string, sent: RequestInit = {}) {
  const file = url.split("/").at(-1) ?? "";
  const handler = sent.method === "HEAD" ? routes.HEAD : routes.GET;
  const response = await handler(new Request(url, sent), { params: Promise.resolve({ file }) });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: Object.fromEntries(response.headers), bytes };
}

describe("an attachment", () => {
  async function attached(name = "order.pdf") {
    const { post } = await checkoutWorld();
    const form = formWith({ ...BODY, pg_codes: "sandbox" }, { attachment: [name, FILES.pdf] });
    return String((await post({ body: form })).body.attachment);
  }

  test("is saved and never shown, run or guessed at, and kept by no shared cache", async () => {
    const { status, headers, bytes } = await get(attachments, await attached());
    expect(status).toBe(200);
    expect(bytes).toEqual(FILES.pdf);
    expect(headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": "attachment; filename=\"order.pdf\"; filename*=UTF-8''order.pdf",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "private, max-age=300",
      "x-request-id": expect.any(String),
    });
  });

  test("has its own name, whatever its letters are", async () => {
    const { headers } = await get(attachments, await attached("\u0641\u0627\u062a\u0648\u0631\u0629 (1)%.pdf"));
    const encoded = "%D9%81%D8%A7%D8%AA%D9%88%D8%B1%D8%A9%20%281%29%25.pdf";
    expect(headers["content-disposition"]).toBe(`attachment; filename="______ (1)_.pdf"; filename*=UTF-8''${encoded}`);
  });

  test("answers HEAD without its content", async () => {
    const { status, headers, bytes } = await get(attachments, await attached(), { method: "HEAD" });
    expect([status, headers["content-type"], bytes.length]).toEqual([200, "application/pdf", 0]);
  });

  test.each(["", "x.pdf", "..", "%2e%2e", `${"0".repeat(40)}.pdf`, "a".repeat(5_000)])("%j is 404", async (name) => {
    const { status, bytes } = await get(attachments, `http://x.invalid/media/payment_transactions/attachments/${name}`);
    expect([status, bytes.toString()]).toEqual([404, '{"detail":"Not found."}']);
  });
});

describe("a QR code", () => {
  test("is there if it was asked for, in every answer until an update asks otherwise", async () => {
    const { create, at, patch } = await checkoutWorld();
    const { body } = await create({ generate_qr_code: true });
    const url = `http://localhost:3000/media/qr_codes/${body.session_id}.png`;
    expect([body.qr_code_url, (await at(body.session_id)).body.qr_code_url]).toEqual([url, url]);
    expect((await patch(body.session_id, { generate_qr_code: false })).body).not.toHaveProperty("qr_code_url");
    expect((await patch(body.session_id, { generate_qr_code: true })).body.qr_code_url).toBe(url);
  });

  test("is the checkout_url, as PNG and as SVG", async () => {
    const { create } = await checkoutWorld();
    const { body } = await create({ generate_qr_code: true });
    const drawn = await get(qrCodes, body.qr_code_url);
    expect(drawn.headers["content-type"]).toBe("image/png");
    expect(textOfPng(drawn.bytes)).toBe(body.checkout_url);
    const svg = await get(qrCodes, body.qr_code_url.replace(".png", ".svg"));
    expect(svg.headers["content-type"]).toBe("image/svg+xml");
    expect(textOfSvg(svg.bytes.toString())).toBe(body.checkout_url);
  });

  test("may be kept by any cache: the same again is 304", async () => {
    const { create } = await checkoutWorld();
    const url = (await create({ generate_qr_code: true })).body.qr_code_url;
    const { headers } = await get(qrCodes, url);
    expect(headers["cache-control"]).toBe("public, max-age=86400, immutable");
    const again = await get(qrCodes, url, { headers: { "If-None-Match": `W/"x", ${headers.etag}` } });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    expect((await get(qrCodes, url, { headers: { "If-None-Match": '"x"' } })).status).toBe(200);
  });

  test.each(["x.png", `${"0".repeat(40)}.png`, `${"0".repeat(40)}.gif`, ""])("%j is 404", async (name) => {
    expect((await get(qrCodes, `http://x.invalid/media/qr_codes/${name}`)).status).toBe(404);
  });

  test("of a deleted session is 404", async () => {
    const { create, merchant } = await checkoutWorld();
    const { body } = await create({ generate_qr_code: true });
    await operate(merchant.ctx, { operation: "delete", session_id: body.session_id });
    expect((await get(qrCodes, body.qr_code_url)).status).toBe(404);
  });
});
