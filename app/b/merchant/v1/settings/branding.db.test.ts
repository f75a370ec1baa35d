import { PNG } from "pngjs";
import { describe, expect, it, test } from "vitest";
import * as image from "@/app/media/brand/[file]/route";
import { windowStart } from "@/server/domain/limits";
import { addSeconds } from "@/server/kernel/time";
import { callRoute, type RouteRequest } from "@/server/testing/call-route";
import { testMerchant } from "@/server/testing/harness";
import { pngOf, pngWith } from "@/server/testing/images";
import * as favicon from "./favicon/route";
import * as logo from "./logo/route";
import * as settings from "./route";

function formOf(bytes: Uint8Array<ArrayBuffer> | string, name = "logo.png", type = "image/png"): FormData {
  const form = new FormData();
  if (typeof bytes === "string") form.append("file", bytes);
  else form.append("file", new Blob([bytes], { type }), name);
  return form;
}

async function world() {
  const merchant = await testMerchant();
  const key = merchant.privateKey;
  const upload = (routes: typeof logo, body: unknown, sent: RouteRequest = {}) =>
    callRoute(routes, { method: "POST", key, body, ...sent });
  const show = () => callRoute(settings, { key });
  const change = (body: unknown) => callRoute(settings, { key, method: "PATCH", body });
  return { ...merchant, key, upload, show, change };
}

async function download(url: string, method = "GET") {
  const file = url.split("/").at(-1) ?? "";
  const handler = method === "HEAD" ? image.HEAD : image.GET;
  const response = await handler(new Request(url, { method }), { params: Promise.resolve({ file }) });
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}

describe("the settings of what customers see", () => {
  const given = {
    name_ar: "كتب سلمى",
    brand_color: "#0b6e5f",
    support_email: "help@x.example",
    support_phone: "+965 2222 3333",
    support_url: "https://x.example/help",
    terms_url: "https://x.example/terms",
    privacy_url: "https://x.example/privacy",
  };
  const none = Object.fromEntries(Object.keys(given).map((field) => [field, null]));

  test("are absent at first, are changed one by one, and are cleared by null", async () => {
    const { show, change } = await world();
    expect((await show()).body).toMatchObject({ ...none, logo_url: null, favicon_url: null });
    expect((await change(given)).body).toMatchObject({ ...given, name: "Test Merchant" });
    expect((await change({ brand_color: "#FD0" })).body).toMatchObject({ ...given, brand_color: "#ffdd00" });
    expect((await change(none)).body).toMatchObject(none);
  });

  it.each([
    ["brand_color", "green", "Enter a valid color."],
    ["brand_color", "#12345", "Enter a valid color."],
    ["support_email", "help", "Enter a valid email address."],
    ["support_phone", "call me", "Enter a valid phone number."],
    ["support_url", "javascript:alert(1)", "Enter a valid URL."],
    ["terms_url", "/terms", "Enter a valid URL."],
    ["name_ar", "x".repeat(121), "Ensure this field has no more than 120 characters."],
  ])("refuse %s %j", async (field, value, message) => {
    const { change, show } = await world();
    expect(await change({ [field]: value })).toMatchObject({ status: 400, body: { [field]: [message] } });
    expect((await show()).body[field]).toBeNull();
  });

  test("never reach the addresses of the images", async () => {
    const { change } = await world();
    expect((await change({ logo_url: "https://x.example/a.png" })).body.logo_url).toBeNull();
  });
});

const SIZE = { width: 100, height: 100 };

describe("an uploaded image", () => {
  test("is shown by the settings, and served to everyone with headers that let nothing in it run", async () => {
    const { upload, show } = await world();
    const bytes = pngOf(320, 80);
    const { status, body } = await upload(logo, formOf(bytes, "../../evil.html", "text/html"));
    expect(status).toBe(200);
    expect(body.logo_url).toMatch(/^http:\/\/localhost:3000\/media\/brand\/[0-9a-f]{64}-320x80\.png$/);
    expect((await show()).body.logo_url).toBe(body.logo_url);
    const served = await download(body.logo_url);
    expect(served.status).toBe(200);
    expect(PNG.sync.read(Buffer.from(served.bytes)).data).toEqual(PNG.sync.read(Buffer.from(bytes)).data);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      "content-type": "image/png",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect((await download(body.logo_url, "HEAD")).bytes).toHaveLength(0);
  });

  test("is stored without what the file holds besides its pixels", async () => {
    const { upload } = await world();
    const place = new TextEncoder().encode("Comment\0Taken at home");
    const { body } = await upload(logo, formOf(pngWith(SIZE, 40_100, { tEXt: place })));
    expect(Buffer.from((await download(body.logo_url)).bytes).includes("Taken at home")).toBe(false);
  });

  test("of another merchant has another address, though it is the same", async () => {
    const [one, other] = [await world(), await world()];
    const bytes = pngOf(64, 64);
    const urls = [await one.upload(logo, formOf(bytes)), await other.upload(logo, formOf(bytes))];
    expect(new Set(urls.map(({ body }) => body.logo_url)).size).toBe(2);
    expect((await one.upload(logo, formOf(bytes), { method: "PUT" })).body.logo_url).toBe(urls[0]?.body.logo_url);
  });

  test("leaves the settings when it is taken away, and stays for the mails that show it", async () => {
    const { upload, show, key } = await world();
    const { logo_url: url } = (await upload(logo, formOf(pngOf(64, 64)))).body;
    for (let time = 0; time < 2; time += 1)
      expect(await callRoute(logo, { method: "DELETE", key })).toMatchObject({ status: 204 });
    expect((await show()).body.logo_url).toBeNull();
    expect((await download(url)).status).toBe(200);
  });

  it.each([
    ["a drawing", logo, formOf(new Uint8Array(Buffer.from("<svg/>")), "a.svg", "image/svg+xml"), /PNG, JPEG or WebP/],
    ["one that is too wide", logo, formOf(pngOf(2_049, 100)), /between 16 and 2048 pixels/],
    [
      "one that is too heavy",
      logo,
      formOf(new Uint8Array([...pngOf(64, 64), ...new Uint8Array(524_288)])),
      /at most 512 KB/,
    ],
    ["one that inflates to 300 MB", logo, formOf(pngWith(SIZE, 300_000_000)), /damaged/],
    ["one whose pixels end early", logo, formOf(pngWith(SIZE, 4_000)), /damaged/],
    ["one that is cut", logo, formOf(pngOf(320, 80).slice(0, 60)), /damaged/],
    ["an icon that is not square", favicon, formOf(pngOf(64, 32)), /must be square/],
    ["an icon that is too small", favicon, formOf(pngOf(8, 8)), /between 16 and 512 pixels/],
    ["a text in place of a file", logo, formOf("logo"), /not a file/],
    ["no file", logo, new FormData(), /required/],
  ] as const)("is refused if it is %s", async (_title, routes, form, message) => {
    const { upload, show } = await world();
    form.append("beside", "x");
    const { status, body } = await upload(routes, form);
    expect([status, body]).toEqual([400, { file: [expect.stringMatching(message)] }]);
    expect((await show()).body).toMatchObject({ logo_url: null, favicon_url: null });
  });

  test("needs the private key, and a form", async () => {
    const { upload, publicKey } = await world();
    expect(await upload(logo, formOf(pngOf(64, 64)), { key: publicKey })).toMatchObject({ status: 401 });
    expect(await upload(logo, { file: "x" })).toMatchObject({ status: 415 });
  });

  test("is the 21st of its merchant in an hour: 429, and nothing is stored", async () => {
    const [{ id, upload, show, ctx }, other] = [await world(), await world()];
    const start = windowStart(3_600, new Date());
    for (const windowStart of [start, addSeconds(start, 3_600)])
      await ctx.db.rateCounter.create({ data: { caller: `images:${id}`, class: "upload", windowStart, count: 19 } });
    expect((await upload(logo, formOf(pngOf(64, 64)))).status).toBe(200);
    const { logo_url } = (await show()).body;
    expect(await upload(favicon, formOf(pngOf(64, 64)))).toMatchObject({ status: 429 });
    expect((await show()).body).toMatchObject({ logo_url, favicon_url: null });
    expect((await other.upload(logo, formOf(pngOf(64, 64)))).status).toBe(200);
  });

  test("replaces the oldest images of the merchant above 16 MiB, never those that are shown", async () => {
    const { id, upload, ctx } = await world();
    const urls: string[] = [];
    for (const [routes, side] of [
      [favicon, 16],
      [logo, 32],
      [logo, 48],
      [logo, 64],
    ] as const) {
      const { body } = await upload(routes, formOf(pngOf(side, side)));
      urls.push(routes === logo ? body.logo_url : body.favicon_url);
      await ctx.db.brandImage.updateMany({ where: { merchantId: id }, data: { size: 8_388_608 } });
    }
    const statuses = await Promise.all(urls.map(async (url) => (await download(url)).status));
    expect(statuses).toEqual([200, 404, 200, 200]);
    expect(await ctx.db.brandImage.count({ where: { merchantId: id } })).toBe(3);
    const again = await upload(logo, formOf(pngOf(32, 32)));
    expect((await download(again.body.logo_url)).status).toBe(200);
  });

  it.each(["", "..", "%2e%2e", "x.png", `${"0".repeat(64)}-16x16.png`, `${"0".repeat(64)}-16x16.svg`])(
    "%j is 404",
    async (name) => {
      expect((await download(`http://x.invalid/media/brand/${name}`)).status).toBe(404);
    },
  );
});
