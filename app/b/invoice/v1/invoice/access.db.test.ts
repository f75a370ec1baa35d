import { describe, expect, it, test } from "vitest";
import { CreateInvoice, createInvoice } from "@/server/domain/invoices";
import { readInput } from "@/server/kernel/read-input";
import { callRoute, type RouteRequest } from "@/server/testing/call-route";
import { userActor } from "@/server/testing/creating";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { invoiceBody } from "@/server/testing/invoicing";
import * as sessions from "../../../checkout/v1/pymt-txn/[session_id]/route";
import * as one from "./[invoice_id]/route";
import * as invoices from "./route";

function post(merchant: TestMerchant, wire: Record<string, unknown> = {}, sent: RouteRequest = {}) {
  return callRoute(invoices, { method: "POST", key: merchant.privateKey, body: invoiceBody(wire), ...sent });
}

describe("400 of a change of its session: what the invoice says stays", () => {
  it.each<[string, object]>([
    ["amount", { amount: "1" }],
    ["currency_code", { currency_code: "USD" }],
    ["customer_email", { customer_email: "b@example.com" }],
    ["customer_first_name", { customer_first_name: "Eve" }],
    ["order_no", { order_no: "2" }],
  ])("%s", async (field, wire) => {
    const merchant = await testMerchant();
    const { body: invoice } = await post(merchant, { customer_email: "a@example.com" });
    const change = { method: "PATCH", key: merchant.privateKey, params: { session_id: invoice.session_id } } as const;
    const { status, body } = await callRoute(sessions, { ...change, body: wire });
    expect([status, body]).toEqual([400, { [field]: ["This field cannot be changed."] }]);
    const same = { amount: "10.5", customer_email: "a@example.com", redirect_url: "https://shop.example/" };
    expect((await callRoute(sessions, { ...change, body: same })).status).toBe(200);
  });

  test("gateways may be others, if they charge at once", async () => {
    const merchant = await testMerchant({
      gateways: [
        {},
        { code: "two", walletProviders: [] },
        { code: "hold", operation: "authorize", walletProviders: [] },
      ],
    });
    const { body: invoice } = await post(merchant);
    const change = { method: "PATCH", key: merchant.privateKey, params: { session_id: invoice.session_id } } as const;
    expect((await callRoute(sessions, { ...change, body: { pg_codes: ["hold"] } })).status).toBe(400);
    expect((await callRoute(sessions, { ...change, body: { pg_codes: ["two"] } })).status).toBe(200);
  });
});

test("401 without a key and with the public one", async () => {
  const merchant = await testMerchant();
  expect((await callRoute(invoices, { method: "POST", body: invoiceBody() })).status).toBe(401);
  expect((await post(merchant, {}, { key: merchant.publicKey })).status).toBe(401);
});

describe("403: a user needs all three permissions", () => {
  const all = ["Can add payment requests", "Can add Invoice", "Can use sandbox"];
  const asUser = async (permissions: readonly string[]) => {
    const merchant = await testMerchant();
    return createInvoice(merchant.as({ actor: userActor(permissions) }), readInput(CreateInvoice, invoiceBody()));
  };

  it.each(all)("%s", async (missing) => {
    await expect(asUser(all.filter((each) => each !== missing))).rejects.toMatchObject({ kind: "forbidden" });
  });

  it("with them it is issued", async () => {
    expect((await asUser(all)).status).toBe(201);
  });
});

test("404 of what is unknown, another merchant's, or has lost its session", async () => {
  const [merchant, other] = [await testMerchant(), await testMerchant()];
  const { body } = await post(merchant);
  const get = (invoice_id: string, by = merchant) => callRoute(one, { key: by.privateKey, params: { invoice_id } });
  const id = String(body.invoice_id);
  for (const reply of [await get("x"), await get("99999999999"), await get(id, other)]) expect(reply.status).toBe(404);
  expect((await get(id)).status).toBe(200);
});

test("405 of every verb that would change it", async () => {
  const merchant = await testMerchant();
  for (const method of ["PATCH", "PUT", "DELETE"] as const) {
    expect((await callRoute(invoices, { method, key: merchant.privateKey })).headers.get("allow")).toBe(
      "POST, OPTIONS",
    );
    const reply = await callRoute(one, { method, key: merchant.privateKey, params: { invoice_id: "1" } });
    expect([reply.status, reply.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
  }
});
