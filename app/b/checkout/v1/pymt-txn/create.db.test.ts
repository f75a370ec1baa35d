import { describe, expect, test } from "vitest";
import { countStatements, testMerchant } from "@/server/testing/harness";
import { sessionWorld, userWith } from "@/server/testing/session-calls";
import * as one from "./[session_id]/route";
import * as all from "./route";

const checkoutWorld = sessionWorld({ all, one });

const ID = /^[0-9a-f]{40}$/;

describe("a creation is answered with 201 and the session object", () => {
  test("that holds every field that is always present, and no other", async () => {
    const { create } = await checkoutWorld();
    const { status, body } = await create();
    const base = "http://localhost:3000";
    expect(status).toBe(201);
    expect(body.session_id).toMatch(ID);
    expect(body).toEqual({
      session_id: body.session_id,
      state: "created",
      type: "payment_request",
      payment_type: "one_off",
      amount: "10.500",
      currency_code: "KWD",
      pg_codes: ["sandbox"],
      operation: "purchase",
      language: "en",
      expiration_time: "24:00:00",
      checkout_url: `${base}/b/checkout/redirect/start/?session_id=${body.session_id}`,
      checkout_page_url: `${base}/en/checkout/${body.session_id}`,
      checkout_short_url: expect.stringMatching(/^http:\/\/localhost:3000\/s\/[0-9A-Za-z]{12}$/),
      payment_methods: [
        {
          code: "sandbox",
          name: "Sandbox",
          amount: "10.500",
          currency_code: "KWD",
          fee: "0.000",
          fee_description: "",
          icon: `${base}/icons/card.svg`,
          icons: { svg: `${base}/icons/card.svg`, webp: `${base}/icons/card.webp` },
          flow: "redirect",
          redirect_url: null,
          type: "payment_request",
          is_sandbox: true,
        },
      ],
      billing: { amount: "10.500", currency_code: "KWD", display: expect.stringContaining("10.500") },
      settled_pg_code: null,
      remaining_amount: "10.500",
      settled_amount: "0.000",
      paid_amount: "0.000",
      captured_amount: "0.000",
      refunded_amount: "0.000",
      voided_amount: "0.000",
      transactions: [],
      attempts: [],
    });
  });

  test("that echoes the optional fields that were sent, in their stored form, but never the write-only ones", async () => {
    const { create, at } = await checkoutWorld();
    const echoed = {
      order_no: "A-1",
      customer_id: "c1",
      customer_email: "a@b.example",
      customer_phone: "+96512345678",
      customer_first_name: "Layla",
      webhook_url: "https://shop.example/hook",
      redirect_url: "https://shop.example/done",
      extra: { cart: 7, note: "خصم" },
      billing_address: { line1: "1 Road", city: "Kuwait", country: "KW" },
      notifications: { email: ["paid"], sms: ["paid", "failed"] },
      product_type: "books",
    };
    const writeOnly = {
      unit_code: "unit",
      shortify_checkout_url: true,
      generate_qr_code: true,
      include_sdk_setup_preload: false,
      preload_checkout_page: true,
      mode: "payment",
      anything_else: [1],
    };
    const { status, body } = await create({ ...echoed, ...writeOnly, due_datetime: "01/12/2026 08:30" });
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...echoed, due_datetime: "01/12/2026 08:30:00" });
    for (const name of Object.keys(writeOnly)) expect(body).not.toHaveProperty(name);
    expect((await at(body.session_id)).body).toEqual(body);
  });

  test("that has the look a merchant gave a method at that method", async () => {
    const { create } = await checkoutWorld({ gateways: [{}, { code: "other", walletProviders: [] }] });
    const branding_options = { payment_methods: { other: { text: "Pay", color: "#A0b" } } };
    const { body } = await create({ pg_codes: ["other", "sandbox"], branding_options });
    expect(body).not.toHaveProperty("branding_options");
    expect(body.payment_methods[0]).toMatchObject({
      code: "other",
      branding_options: { text: "Pay", color: "#A0b", font_weight: 700 },
    });
    expect(body.payment_methods[1]).not.toHaveProperty("branding_options");
  });

  test.each([
    ["KWD", "14", "14.000"],
    ["KWD", 14.5, "14.500"],
    ["USD", "14.000", "14.00"],
    ["JPY", "14.0", "14"],
    ["KWD", "99999999999999.999", "99999999999999.999"],
  ])("whose amounts have the decimals of %s: %s", async (currency_code, amount, expected) => {
    const { create } = await checkoutWorld();
    const { body } = await create({ currency_code, amount });
    expect([body.amount, body.remaining_amount, body.payment_methods[0]?.amount]).toEqual([
      expected,
      expected,
      expected,
    ]);
  });

  test("that lists the first gateway's operation and only the methods that take the currency", async () => {
    const gateways = [{ acceptedCurrencies: ["KWD"] }, { code: "auth", operation: "authorize" }];
    const { create } = await checkoutWorld({ gateways });
    const { body } = await create({ pg_codes: ["auth", "sandbox", "auth"], currency_code: "USD", amount: "3" });
    expect(body.pg_codes).toEqual(["auth", "sandbox"]);
    expect(body.operation).toBe("authorize");
    expect(body.payment_methods.map((method: { code: string }) => method.code)).toEqual(["auth"]);
  });
});

describe("a creation is refused with", () => {
  test("401 without a credential, with a public key, a wrong key, and on a wrong password", async () => {
    const { create, publicKey, count } = await checkoutWorld();
    const sents = [
      { key: undefined },
      { key: publicKey },
      { key: "sk_wrong" },
      { key: undefined, basic: ["x", "y"] as const },
    ];
    for (const sent of sents) {
      const headers = { "x-sarraf-peer": `create ${Math.random()}` };
      const got = await create({}, { headers, ...sent });
      expect(got).toMatchObject({ status: 401, body: { detail: expect.any(String) } });
      expect(got.headers.get("www-authenticate")).toBeTruthy();
    }
    expect(await count()).toBe(0);
  });

  test("403 for a user who lacks the type's permission or a gateway's", async () => {
    const { create, merchant, count } = await checkoutWorld();
    const adds = "Can add payment requests";
    const detail = "You do not have permission to perform this action.";
    for (const permissions of [[], [adds], ["Can use sandbox"], ["Can add e-commerce payments", "Can use sandbox"]]) {
      const basic = await userWith(merchant, permissions);
      expect(await create({}, { key: undefined, basic })).toMatchObject({ status: 403, body: { detail } });
    }
    expect(await count()).toBe(0);
    const basic = await userWith(merchant, [adds, "Can use sandbox"]);
    const made = await create({ initiator_id: 1 }, { key: undefined, basic });
    const user = await merchant.ctx.db.merchantUser.findUniqueOrThrow({ where: { username: basic[0] } });
    expect(made).toMatchObject({ status: 201, body: { initiator_id: user.id } });
  });

  test("405 with Allow for a verb that the path does not have, 415 for a type that nobody reads", async () => {
    const { post } = await checkoutWorld();
    const got = await post({ method: "PUT" });
    expect(got).toMatchObject({ status: 405, body: { detail: 'Method "PUT" not allowed.' } });
    expect(got.headers.get("allow")).toBe("POST, OPTIONS");
    const headers = { "Content-Type": "text/plain" };
    expect(await post({ body: "x", headers })).toMatchObject({ status: 415, body: { detail: expect.any(String) } });
  });

  test("429 and Retry-After once the day's requests are used up", async () => {
    const { create, ctx, privateKey } = await checkoutWorld();
    await create();
    await ctx.db.rateCounter.updateMany({
      where: { caller: ctx.actor.kind === "private_key" ? `key:${ctx.actor.keyId}` : "", class: "general" },
      data: { count: 90_000 },
    });
    const got = await create({}, { key: privateKey });
    expect(got.status).toBe(429);
    expect(Number(got.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  test.each(["nobody", "no such gateway", "a".repeat(100), "٣", "__proto__"])(
    "400 and a list of messages under pg_codes for a gateway that is none: %s",
    async (code) => {
      const { create, count } = await checkoutWorld();
      const fields = { pg_codes: [`"${code}" is not a valid choice.`] };
      expect(await create({ pg_codes: ["sandbox", code] })).toMatchObject({ status: 400, body: fields });
      expect(await count()).toBe(0);
    },
  );

  test("400 under initiator_id for a user of somebody else, a deleted one and one that never was", async () => {
    const { create, merchant, count } = await checkoutWorld();
    const other = await testMerchant();
    const db = merchant.ctx.db.merchantUser;
    const [theirs, mine] = [await userWith(other, []), await userWith(merchant, [])];
    const id = async (username: string) => (await db.findUniqueOrThrow({ where: { username } })).id;
    const [theirId, myId] = [await id(theirs[0]), await id(mine[0])];
    expect(await create({ initiator_id: myId })).toMatchObject({ status: 201, body: { initiator_id: myId } });
    await db.update({ where: { id: myId }, data: { deletedAt: new Date() } });
    for (const initiator_id of [theirId, myId, 2_147_483_648, 99_999_999_999]) {
      const fields = { initiator_id: [`Invalid pk "${initiator_id}" - object does not exist.`] };
      expect(await create({ initiator_id })).toMatchObject({ status: 400, body: fields });
    }
    expect(await count()).toBe(1);
  });
});

describe("bodies", () => {
  test("may be forms, nested fields in dots or as JSON texts", async () => {
    const { post } = await checkoutWorld();
    const entries = [
      ["type", "e_commerce"],
      ["amount", "5"],
      ["currency_code", "KWD"],
      ["pg_codes", "sandbox"],
      ["extra.cart", "7"],
      ["customer_email", "a@b.example"],
      ["notifications", '{"email": ["paid"]}'],
      ["email_recipients", "c@d.example, e@f.example"],
      ["order_no", ""],
    ];
    const form = new FormData();
    for (const [name = "", value = ""] of entries) form.append(name, value);
    for (const body of [form, new URLSearchParams(entries)]) {
      const got = await post({ body });
      expect(got).toMatchObject({
        status: 201,
        body: {
          type: "e_commerce",
          amount: "5.000",
          pg_codes: ["sandbox"],
          extra: { cart: "7" },
          notifications: { email: ["paid"] },
          email_recipients: ["c@d.example", "e@f.example"],
        },
      });
      expect(got.body).not.toHaveProperty("order_no");
    }
  });
});

test("a creation costs three statements, authentication included", async () => {
  const { create } = await checkoutWorld();
  const { result, statements } = await countStatements(() => create({ extra: { a: 1 } }));
  expect(result.status).toBe(201);
  expect(statements).toHaveLength(3);
});
