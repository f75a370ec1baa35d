import { describe, expect, test } from "vitest";
import * as media from "@/app/media/payment_transactions/attachments/[file]/route";
import { MOST_UNNAMED } from "@/server/domain/attachments";
import { callRoute, type RouteRequest } from "@/server/testing/call-route";
import { FILES, formWith } from "@/server/testing/files";
import { paidSession } from "@/server/testing/operating";
import { sessionWorld, userWith } from "@/server/testing/session-calls";
import * as one from "../pymt-txn/[session_id]/route";
import * as all from "../pymt-txn/route";
import * as route from "./route";

const checkoutWorld = sessionWorld({ all, one });
const PDF = { file: ["report.pdf", FILES.pdf] } as const;

async function uploadWorld(choices: Parameters<typeof checkoutWorld>[0] = {}) {
  const world = await checkoutWorld(choices);
  const send = (sent: RouteRequest) =>
    callRoute(route, {
      method: "POST",
      key: world.merchant.privateKey,
      path: "/b/checkout/v1/upload-attachment/",
      ...sent,
    });
  const upload = (fields: Record<string, string> = {}, sent: RouteRequest = {}) =>
    send({ body: formWith(fields, PDF), ...sent });
  const open = async (url: string) => {
    const file = url.split("/").at(-1) ?? "";
    const response = await media.GET(new Request(url), { params: Promise.resolve({ file }) });
    return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  return { ...world, send, upload, open };
}

const PATH = /^payment_transactions\/attachments\/[0-9a-f]{40}\.pdf$/;

describe("200", () => {
  test("an upload by itself answers with its path and name, for any number of sessions", async () => {
    const { upload, create, open } = await uploadWorld();
    const { status, body } = await upload();
    expect({ status, body }).toEqual({
      status: 200,
      body: { file_url: expect.stringMatching(PATH), original_filename: "report.pdf" },
    });
    for (let round = 0; round < 2; round += 1) {
      const { body: session } = await create({ attachment_upload_url: body.file_url, shortify_attachment_url: true });
      const url = `http://localhost:3000/media/${body.file_url}`;
      expect(session).toMatchObject({
        attachment: url,
        attachment_short_url: url,
        attachment_upload_url: body.file_url,
      });
      expect((await open(url)).bytes).toEqual(FILES.pdf);
    }
  });

  test("a merchant has a quota of files without a session; the first file of a session needs none, a replacement does", async () => {
    const { upload, create, merchant } = await uploadWorld();
    const { body: named } = await upload();
    const { body: session } = await create({ attachment_upload_url: named.file_url });
    const { body: empty } = await create({});
    const row = { merchantId: merchant.id, fileName: "a.pdf", contentType: "application/pdf", size: 1 };
    const kept = { createdAt: new Date(), checkAt: new Date("2100-01-01") };
    const data = Array.from({ length: MOST_UNNAMED.files - 1 }, (_, count) => {
      return { ...row, ...kept, path: `quota/${merchant.id}/${count}.pdf` };
    });
    await merchant.ctx.db.attachment.createMany({ data });
    expect((await upload()).status).toBe(200);
    const refused = await upload();
    expect([refused.status, refused.body]).toEqual([400, { file: [expect.stringContaining("belong to no session")] }]);
    expect((await upload({ session_id: empty.session_id })).status).toBe(200);
    expect((await upload({ session_id: session.session_id })).status).toBe(400);
  });

  test("two uploads of one name are two files", async () => {
    const { upload } = await uploadWorld();
    const [first, second] = [await upload(), await upload()];
    expect(first.body.file_url).not.toBe(second.body.file_url);
  });

  test.each(["session_id", "order_no"])("a session named by %s gets the file", async (name) => {
    const { upload, create, at } = await uploadWorld();
    const { body: session } = await create({ order_no: "10482" });
    const named = { [name]: name === "order_no" ? "10482" : session.session_id };
    const { status, body } = await upload({ ...named, shortify_attachment_url: "true" });
    const url = `http://localhost:3000/media/${body.file_url}`;
    expect({ status, body }).toMatchObject({ status: 200, body: { attachment_short_url: url } });
    expect((await at(session.session_id)).body).toMatchObject({ attachment: url, attachment_short_url: url });
  });

  test("after payment, too: the file takes the place of the one before", async () => {
    const { upload, at, open, merchant } = await uploadWorld();
    const first = await upload();
    const wire = { attachment_upload_url: first.body.file_url };
    const id = await paidSession(merchant, "sandbox", wire);
    const second = await upload({ session_id: id });
    const { body } = await at(id);
    expect(body).toMatchObject({ state: "paid", attachment: `http://localhost:3000/media/${second.body.file_url}` });
    expect(body).not.toHaveProperty("attachment_upload_url");
    expect((await open(`http://localhost:3000/media/${first.body.file_url}`)).status).toBe(404);
  });

  test("an Arabic name is kept, a path before it is not", async () => {
    const { send } = await uploadWorld();
    const form = formWith({}, { file: ["C:\\temp\\\u0641\u0627\u062a\u0648\u0631\u0629.pdf", FILES.pdf] });
    expect((await send({ body: form })).body.original_filename).toBe("\u0641\u0627\u062a\u0648\u0631\u0629.pdf");
  });
});

describe("400, in the documented words", () => {
  const NEITHER = "You must provide either `session_id` or `order_no` to identify the PaymentTransaction.";
  const BOTH = ["Please provide only `order_no` or `session_id`, not both."];
  test.each([
    ["shortify without a session", { shortify_attachment_url: "true" }, { attachment_short_url: [NEITHER] }],
    ["both names", { session_id: "a", order_no: "b" }, { session_id: BOTH, order_no: BOTH }],
    ["an unknown order", { order_no: "x-1" }, { order_no: ["No PaymentTransaction found with `order_no` of x-1."] }],
    [
      "an unknown session",
      { session_id: "ab" },
      { session_id: ["No PaymentTransaction found with `session_id` of ab."] },
    ],
    [
      "a long name",
      { order_no: "x".repeat(129) },
      { order_no: ["Ensure this field has no more than 128 characters."] },
    ],
  ])("%s", async (_, fields, body) => {
    const { upload, merchant } = await uploadWorld();
    expect(await upload(fields)).toMatchObject({ status: 400, body });
    expect(await merchant.ctx.db.attachment.count({ where: { merchantId: merchant.id } })).toBe(0);
  });

  test.each([
    ["no file", formWith({ order_no: "1" }), "No file was submitted."],
    ["an input left empty", formWith({}, { file: ["", new Uint8Array()] }), "No file was submitted."],
    ["a text", formWith({ file: "a" }), "The submitted data was not a file. Check the encoding type on the form."],
    ["an empty file", formWith({}, { file: ["a.pdf", new Uint8Array()] }), "The submitted file is empty."],
    [
      "another content",
      formWith({}, { file: ["a.png", FILES.pdf] }),
      "The content of the file is not that of a png file.",
    ],
    ["NUL in the name", formWith({}, { file: ["a\0.pdf", FILES.pdf] }), "Null characters are not allowed."],
    [
      "another extension",
      formWith({}, { file: ["a.html", FILES.txt] }),
      "File extension 'html' is not allowed. Allowed extensions are: pdf, jpeg, png, doc, docx, jpg, xls, xlsx, txt.",
    ],
    [
      "more than 2.5 MB",
      formWith({}, { file: ["a.txt", Buffer.alloc(2_621_441, "a")] }),
      "Ensure this file is no larger than 2.5 MB.",
    ],
  ])("%s", async (_, body, message) => {
    const { send } = await uploadWorld();
    expect(await send({ body })).toMatchObject({ status: 400, body: { file: [message] } });
  });

  test("a file without end: it is refused before it is read", async () => {
    const { send } = await uploadWorld();
    let sent = 0;
    const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';
    const body = new ReadableStream({
      start: (stream) => stream.enqueue(Buffer.from(head)),
      pull: (stream) => {
        sent += 65_536;
        stream.enqueue(Buffer.alloc(65_536, "a"));
      },
    });
    const reply = await send({ body, headers: { "Content-Type": "multipart/form-data; boundary=b" } });
    expect(reply).toMatchObject({ status: 400, body: { file: ["Ensure this file is no larger than 2.5 MB."] } });
    expect(sent).toBeLessThan(5_000_000);
  });
});

describe("who may", () => {
  test("401 without a credential, with the public key, and to a stranger", async () => {
    const { upload, merchant } = await uploadWorld();
    expect((await upload({}, { key: "" })).status).toBe(401);
    expect((await upload({}, { key: merchant.publicKey })).status).toBe(401);
  });

  test("a user needs the right to create sessions: of the named one's type, else of any", async () => {
    const { upload, create, merchant } = await uploadWorld();
    const { body: session } = await create({ type: "e_commerce" });
    const basic = await userWith(merchant, ["Can add payment requests", "Can view e-commerce payments"]);
    const viewer = await userWith(merchant, ["Can view payment requests", "Can change payment requests"]);
    const as = (user: typeof basic, fields = {}) => upload(fields, { basic: user, key: undefined as never });
    expect((await as(basic)).status).toBe(200);
    expect((await as(basic, { session_id: session.session_id })).status).toBe(403);
    expect((await as(viewer)).status).toBe(403);
  });

  test("another merchant's session and file are not there", async () => {
    const [mine, other] = [await uploadWorld(), await uploadWorld()];
    const { body: session } = await other.create();
    expect((await mine.upload({ session_id: session.session_id })).status).toBe(400);
    const { body: file } = await other.upload();
    const { body } = await mine.create({ attachment_upload_url: file.file_url });
    expect(body).toMatchObject({ attachment_upload_url: file.file_url });
    expect(body).not.toHaveProperty("attachment");
  });
});

describe("the shell", () => {
  test("415 for anything but a form", async () => {
    const { send } = await uploadWorld();
    expect((await send({ body: { file: "a" } })).status).toBe(415);
    expect((await send({ body: new URLSearchParams({ file: "a" }) })).status).toBe(415);
  });

  test("429 for the eleventh within a minute", async () => {
    const { send } = await uploadWorld();
    // Two full windows hold eleven calls of one, wherever a minute ends between them.
    const calls = await Promise.all(Array.from({ length: 21 }, () => send({ body: formWith({}) })));
    const statuses = calls.map(({ status }) => status);
    expect(statuses).toContain(429);
    expect(statuses.filter((status) => status === 400).length).toBeGreaterThanOrEqual(10);
  });
});
