import { randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import * as sessions from "@/app/b/checkout/v1/pymt-txn/route";
import * as invoices from "@/app/b/invoice/v1/invoice/route";
import * as requestLog from "@/app/b/merchant/v1/request-log/route";
import * as cards from "@/app/b/pbl/v2/card/[token]/route";
import { systemContext } from "@/server/context";
import { pruneRequestLog, startRecorder } from "@/server/domain/request-log";
import { callRoute } from "@/server/testing/call-route";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { invoiceBody } from "@/server/testing/invoicing";

const running: { stop(): Promise<void> }[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((each) => each.stop()));
});

/** What the log has of the merchant once everything is written, oldest first. */
async function logOf(merchant: TestMerchant) {
  await Promise.all(running.splice(0).map((each) => each.stop()));
  return merchant.ctx.db.requestLogEntry.findMany({ where: { merchantId: merchant.id }, orderBy: { id: "asc" } });
}

const BODY = { type: "payment_request", amount: "10.500", currency_code: "KWD", pg_codes: ["sandbox"] };

test("a merchant's requests are kept with who called, the answer and its id; secrets are not", async () => {
  const merchant = await testMerchant();
  running.push(startRecorder(systemContext()));
  const requestId = randomUUID();
  const path = "/b/checkout/v1/pymt-txn/";
  const sent = { ...BODY, customer_email: "canary@example.com", extra: { note: "4111 1111 1111 1111" } };
  const made = await callRoute(sessions, {
    method: "POST",
    path,
    key: merchant.privateKey,
    headers: { "X-Request-Id": requestId },
    body: sent,
  });
  const refused = await callRoute(sessions, { method: "POST", path, key: merchant.privateKey, body: { amount: "x" } });
  await callRoute(sessions, { method: "POST", path, key: "sk_nobody", body: BODY });

  const [first, second, ...more] = await logOf(merchant);
  expect(more).toEqual([]);
  expect(first).toMatchObject({ requestId, method: "POST", path, status: 201, callerKind: "private_key" });
  expect(first?.requestBody).toContain('"amount":"10.500"');
  expect(first?.answerBody).toContain(made.body.session_id);
  expect(second).toMatchObject({ status: 400, answerBody: JSON.stringify(refused.body) });
  const kept = JSON.stringify([first, second].map((row) => ({ ...row, id: String(row?.id) })));
  for (const secret of ["canary@example.com", "1111 1111", merchant.privateKey]) expect(kept).not.toContain(secret);
});

test("links of customers are kept neither in the log nor as they are for repeats", async () => {
  const merchant = await testMerchant();
  running.push(startRecorder(systemContext()));
  const { body } = await callRoute(invoices, {
    method: "POST",
    path: "/b/invoice/v1/invoice/",
    key: merchant.privateKey,
    headers: { "Idempotency-Key": "once" },
    body: invoiceBody({}),
  });
  const links = [body.invoice_url, body.invoice_pdf_url, body.checkout_url].map((url) => new URL(url).pathname);
  expect(new Set(links).size).toBe(3);
  const [logged] = await logOf(merchant);
  expect(logged?.answerBody).toContain('"invoice_url":"[masked]"');
  const [repeat] = await merchant.ctx.db.idempotencyKey.findMany({ where: { merchantId: merchant.id } });
  expect(repeat?.body?.length).toBeGreaterThan(0);
  for (const link of links) for (const kept of [logged?.answerBody, repeat?.body]) expect(kept).not.toContain(link);
});

test("a webhook address keeps no password, accepted or refused, in JSON or a form", async () => {
  const merchant = await testMerchant();
  running.push(startRecorder(systemContext()));
  const statuses = new Set<number>();
  for (const webhook_url of ["http://usr:s3c ret@h.example/x?k=s3c", "http:/usr:s3cret@h", "usr:s3cret@h/x"])
    for (const type of ["application/json", "application/x-www-form-urlencoded"]) {
      const sent = { ...BODY, webhook_url };
      const body =
        type === "application/json"
          ? JSON.stringify(sent)
          : new URLSearchParams({ ...sent, pg_codes: "sandbox" }).toString();
      const request = new Request("http://localhost/b/checkout/v1/pymt-txn/", {
        method: "POST",
        headers: { Authorization: `Api-Key ${merchant.privateKey}`, "Content-Type": type },
        body,
      });
      statuses.add((await sessions.POST(request, {})).status);
    }
  expect([...statuses].sort()).toEqual([201, 400]);
  const kept = (await logOf(merchant)).map(({ requestBody }) => requestBody);
  expect(kept).toHaveLength(6);
  for (const body of kept) expect(body).toContain("***@h");
  expect(kept.join()).not.toMatch(/usr|s3c|ret@/);
});

test("a token in the path is not kept, and without a recorder nothing is", async () => {
  const merchant = await testMerchant();
  const remove = { method: "DELETE", path: "/b/pbl/v2/card/tok%20en/", params: { token: "tok en" } } as const;
  await callRoute(cards, { ...remove, key: merchant.privateKey });
  running.push(startRecorder(systemContext()));
  await callRoute(cards, { ...remove, key: merchant.privateKey });
  expect((await logOf(merchant)).map(({ path }) => path)).toEqual(["/b/pbl/v2/card/:token/"]);
});

test("requests go after thirty days", async () => {
  const merchant = await testMerchant();
  running.push(startRecorder(systemContext()));
  await callRoute(sessions, { method: "POST", key: merchant.privateKey, body: BODY });
  const [entry] = await logOf(merchant);
  const { db } = merchant.ctx;
  await pruneRequestLog(systemContext());
  expect(await db.requestLogEntry.count({ where: { merchantId: merchant.id } })).toBe(1);
  const old = new Date(Date.now() - 31 * 86_400_000);
  await db.requestLogEntry.updateMany({ where: { id: entry?.id ?? 0n }, data: { answeredAt: old } });
  await pruneRequestLog(systemContext());
  expect(await db.requestLogEntry.count({ where: { merchantId: merchant.id } })).toBe(0);
});

test("the log is read with the private key, newest first, filtered, a page at a time", async () => {
  const [merchant, other] = await Promise.all([testMerchant(), testMerchant()]);
  running.push(startRecorder(systemContext()));
  const create = { method: "POST", path: "/b/checkout/v1/pymt-txn/" } as const;
  const { body: made } = await callRoute(sessions, { ...create, key: merchant.privateKey, body: BODY });
  for (const { privateKey: key } of [merchant, other]) await callRoute(sessions, { ...create, key, body: {} });
  await Promise.all(running.splice(0).map((each) => each.stop()));
  const path = "/b/merchant/v1/request-log/?limit=1";
  const read = (query = "", key = merchant.privateKey) => callRoute(requestLog, { path: `${path}${query}`, key });
  const { status, body: first } = await read();
  expect(status).toBe(200);
  expect(first.results).toMatchObject([{ method: "POST", path: create.path, status: 400, caller: "private_key" }]);
  expect(first.next).toContain(`${path}&cursor=${first.results[0].id}`);
  const { body: second } = await read(`&cursor=${first.results[0].id}`);
  expect(second).toMatchObject({ next: null, results: [{ status: 201 }] });
  expect(second.results[0].answer_body).toContain(made.session_id);
  expect((await read("&outcome=ok")).body.results).toEqual(second.results);
  expect((await read("&outcome=odd")).body).toEqual({ outcome: ['"odd" is not a valid choice.'] });
  expect((await read("&cursor=x")).status).toBe(400);
  expect((await read("", merchant.publicKey)).status).toBe(401);
});
