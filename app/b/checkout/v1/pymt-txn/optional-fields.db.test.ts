/** The optional fields of a session that no rule reads: each is stored, changed and echoed as documented. */
import { describe, expect, it, test } from "vitest";
import { sessionWorld } from "@/server/testing/session-calls";
import * as one from "./[session_id]/route";
import * as all from "./route";

const world = sessionWorld({ all, one });
const branding = (text: string) => ({ payment_methods: { sandbox: { text, color: "#0B6E5F", font_weight: 500 } } });

/** Sent, changed to, and how the first is echoed if it is not as it was sent. */
const ECHOED = [
  ["due_datetime", "31/12/2027 23:59", "01/01/2028 08:30", "31/12/2027 23:59:00"],
  ["email_recipients", "a@x.test,b@x.test", ["c@x.test"], ["a@x.test", "b@x.test"]],
  ["loyalty", { enabled: true, reference: "r-1", metadata: { tier: 2 } }, null, undefined],
  ["product_type", "Books", "Games", undefined],
  ["vendor_name", "Salma", "Nour", undefined],
  ["customer_phone_2", "+96550000001", "+96550000002", undefined],
  ["customer_birthdate", "1990-02-28", "1991-03-01", undefined],
] as const;

describe("is in the answers to creation, retrieval, PATCH and PUT", () => {
  it.each(ECHOED)("%s", async (field, sent, changed, echoed) => {
    const { create, at, patch, put } = await world();
    const first = echoed ?? sent;
    const second = field === "due_datetime" ? `${changed}:00` : changed;
    const created = await create({ [field]: sent });
    const id = created.body.session_id;
    expect([created.status, created.body[field]]).toEqual([201, first]);
    expect((await at(id)).body[field]).toEqual(first);
    expect((await patch(id, { order_no: "o-2" })).body[field]).toEqual(first);
    expect((await patch(id, { [field]: changed })).body[field]).toEqual(second);
    expect((await put(id, { [field]: sent })).body[field]).toEqual(first);
    expect((await at(id)).body[field]).toEqual(first);
    expect((await create()).body).not.toHaveProperty(field);
  });
});

describe("is taken and never echoed", () => {
  it.each([
    ["unit_code", "branch-7"],
    ["branding_options", branding("Pay by card")],
    ["preload_checkout_page", true],
  ] as const)("%s", async (field, sent) => {
    const { create, at, patch, put } = await world();
    const created = await create({ [field]: sent });
    const id = created.body.session_id;
    const replies = [created, await at(id), await patch(id, { [field]: sent }), await put(id, { [field]: sent })];
    expect(replies.map(({ status }) => status)).toEqual([201, 200, 200, 200]);
    for (const { body } of replies) expect(body).not.toHaveProperty(field);
  });

  test("unit_code is stored", async () => {
    const { created, patch, merchant } = await world();
    const id = await created({ unit_code: "branch-7" });
    const stored = async () =>
      (await merchant.ctx.db.paymentSession.findUniqueOrThrow({ where: { id } })).details as Record<string, unknown>;
    expect(await stored()).toMatchObject({ unit_code: "branch-7" });
    await patch(id, { unit_code: "branch-8" });
    expect(await stored()).toMatchObject({ unit_code: "branch-8" });
  });
});

test("branding_options is seen in the entry of its method alone, and follows an update", async () => {
  const { create, at, patch } = await world({ gateways: [{}, { code: "other", walletProviders: [] }] });
  const created = await create({ pg_codes: ["sandbox", "other"], branding_options: branding("Pay by card") });
  const id = created.body.session_id;
  const look = { text: "Pay by card", color: "#0B6E5F", font_weight: 500 };
  expect(created.body.payment_methods[0].branding_options).toEqual(look);
  expect(created.body.payment_methods[1]).not.toHaveProperty("branding_options");
  await patch(id, { branding_options: branding("By card") });
  expect((await at(id)).body.payment_methods[0].branding_options).toEqual({ ...look, text: "By card" });
});

test("loyalty without a reference uses the current order number", async () => {
  const { create, at, patch } = await world();
  const created = await create({ order_no: "o-1", loyalty: { enabled: true } });
  expect(created.body.loyalty).toEqual({ enabled: true, reference: "o-1" });
  await patch(created.body.session_id, { order_no: "o-2" });
  expect((await at(created.body.session_id)).body.loyalty).toEqual({ enabled: true, reference: "o-2" });
});

describe("is refused, and nothing is created", () => {
  it.each([
    [{ due_datetime: "2027-12-31 23:59" }, "due_datetime"],
    [{ email_recipients: "a@x.test,nobody" }, "email_recipients"],
    [{ loyalty: { enabled: true, reference: "r".repeat(129) } }, "loyalty"],
    [{ loyalty: { enabled: true, metadata: "gold" } }, "loyalty"],
    [{ branding_options: { payment_methods: { sandbox: { text: "Pay", color: "#12345" } } } }, "branding_options"],
    [{ product_type: "x".repeat(129) }, "product_type"],
    [{ vendor_name: "x".repeat(65) }, "vendor_name"],
    [{ customer_phone_2: "1".repeat(17) }, "customer_phone_2"],
    [{ customer_birthdate: "28/02/1990" }, "customer_birthdate"],
  ])("%j", async (change, field) => {
    const { create, count } = await world();
    const { status, body } = await create(change);
    expect([status, Object.keys(body), await count()]).toEqual([400, [field], 0]);
  });
});
