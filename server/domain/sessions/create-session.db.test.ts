import { describe, expect, it, test } from "vitest";
import { Forbidden } from "@/server/kernel/errors";
import { readInput } from "@/server/kernel/read-input";
import { create, refusalOf, userActor } from "@/server/testing/creating";
import { countStatements, testMerchant } from "@/server/testing/harness";
import { PatchSession } from "./contract/requests";
import { retrieveSession } from "./retrieve-session";
import { updateSession } from "./update-session";

describe("a new session", () => {
  test("is answered with the whole session object and nothing that was not sent", async () => {
    const { ctx } = await testMerchant();
    const view = await create(ctx);
    const id = view.session_id;
    expect(id).toMatch(/^[0-9a-f]{40}$/);
    expect(view).toEqual({
      session_id: id,
      state: "created",
      type: "e_commerce",
      payment_type: "one_off",
      amount: "10.500",
      currency_code: "KWD",
      pg_codes: ["sandbox"],
      operation: "purchase",
      language: "en",
      expiration_time: "24:00:00",
      checkout_url: `http://localhost:3000/b/checkout/redirect/start/?session_id=${id}`,
      checkout_page_url: `http://localhost:3000/en/checkout/${id}`,
      checkout_short_url: expect.stringMatching(/^http:\/\/localhost:3000\/s\/[0-9A-Za-z]{12}$/),
      payment_methods: [
        {
          code: "sandbox",
          name: "Sandbox",
          amount: "10.500",
          currency_code: "KWD",
          fee: "0.000",
          fee_description: "",
          icon: expect.stringMatching(/^http:\/\/localhost:3000\/icons\/.+\.svg$/),
          icons: { svg: expect.stringContaining(".svg"), webp: expect.stringContaining(".webp") },
          flow: "redirect",
          redirect_url: null,
          type: "e_commerce",
          is_sandbox: true,
        },
      ],
      billing: { amount: "10.500", currency_code: "KWD", display: "KWD 10.500" },
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

  test("echoes every optional field but the write-only ones", async () => {
    const { ctx } = await testMerchant();
    const address = { line1: "Street 1", city: "Kuwait", country: "KW" };
    const echoed = {
      customer_id: "c-1",
      customer_email: "s@x.test",
      customer_phone: "+96512345678",
      customer_phone_2: "+96512345679",
      customer_first_name: "سارة",
      customer_last_name: "Ali",
      customer_birthdate: "1990-02-28",
      order_no: "o-1",
      language: "ar",
      webhook_url: "https://m.test/hook",
      redirect_url: "https://m.test/done?x=1",
      extra: { cart: [1, { deep: null }], "a.b": "ü" },
      expiration_time: "00:50:00",
      due_datetime: "31/12/2027 23:59:00",
      notifications: { email: ["paid"], sms: ["failed"] },
      email_recipients: ["a@x.test"],
      billing_address: address,
      shipping_address: { ...address, first_name: "S", last_name: "A", email: "s@x.test", phone: "1" },
      card_acceptance_criteria: { min_expiry_time: 10 },
      product_type: "book",
      vendor_name: "v",
      attachment_upload_url: "payment_transactions/attachments/a.pdf",
      loyalty: { enabled: false, reference: "o-1" },
    };
    const view = await create(ctx, {
      ...echoed,
      due_datetime: "31/12/2027 23:59",
      loyalty: { enabled: false },
      unit_code: "unit",
      mode: "payment",
      shortify_checkout_url: true,
      generate_qr_code: true,
      include_sdk_setup_preload: false,
      preload_checkout_page: true,
      branding_options: { payment_methods: { sandbox: { text: "Pay", color: "#0a0" } } },
    });
    expect(view).toMatchObject(echoed);
    for (const name of ["unit_code", "branding_options", "autopay", "mode", "generate_qr_code"])
      expect(view).not.toHaveProperty(name);
    expect(view.payment_methods[0]).toMatchObject({
      branding_options: { text: "Pay", color: "#0a0", font_weight: 700 },
    });
    expect(view.billing).toEqual({ amount: "10.500", currency_code: "KWD", display: "10.500 د.ك" });
  });

  test("keeps a phone number as it was sent and dials it in Latin digits, also after a change", async () => {
    const { ctx } = await testMerchant();
    const sent = "+٩٦٥ ٥٠٠٠ ٠٠٠٠";
    const created = await create(ctx, { customer_phone: sent, notifications: { sms: ["paid"] } });
    const { session_id: changedId } = await create(ctx, { customer_phone: "+96512345678" });
    const fields = readInput(PatchSession, { customer_phone: sent });
    const changed = await updateSession(ctx, { sessionId: changedId, fields });
    for (const view of [created, changed]) {
      const id = view.session_id;
      const row = await ctx.db.paymentSession.findUniqueOrThrow({ where: { id } });
      const read = await retrieveSession(ctx, id);
      expect([view.customer_phone, read.customer_phone, row.dialledPhone]).toEqual([sent, sent, "+96550000000"]);
    }
  });

  test.each([
    ["ar-KW", "ar"],
    ["en_US", "en"],
  ])("takes the language of %s", async (language, taken) => {
    const { ctx } = await testMerchant();
    expect((await create(ctx, { language })).language).toBe(taken);
  });

  test("takes two statements, one with the gateways and one insert", async () => {
    const { ctx } = await testMerchant();
    const { statements } = await countStatements(() => create(ctx));
    expect(statements).toHaveLength(2);
    expect(statements[1]).toMatch(/^INSERT/);
  });

  test("takes language and lifetime from the merchant, and its time from the merchant's clock", async () => {
    const merchant = await testMerchant({ merchant: { defaultLanguage: "ar", sessionLifetime: 3_600 } });
    const now = new Date("2031-05-05T10:00:00Z");
    const view = await create(merchant.as({ now: () => now }));
    expect(view).toMatchObject({ language: "ar", expiration_time: "01:00:00" });
    const row = await merchant.ctx.db.paymentSession.findUniqueOrThrow({ where: { id: view.session_id } });
    expect([row.createdAt, row.expiresAt]).toEqual([now, new Date("2031-05-05T11:00:00Z")]);
  });

  test("offers each listed gateway that takes the currency, in the order sent, at its own price", async () => {
    const gateways = [
      { code: "a", walletProviders: [], feeFixed: "0.250", feePercent: "1.5", feeDescription: "Service" },
      { code: "b", walletProviders: [], defaultCurrency: "USD", acceptedCurrencies: ["USD"] },
      { code: "c", defaultCurrency: "USD", acceptedCurrencies: ["USD", "KWD"], exchangeRates: { KWD: "3.25" } },
    ];
    const { ctx } = await testMerchant({ gateways });
    const view = await create(ctx, { amount: "100", pg_codes: ["c", "b", "a"] });
    expect(view.payment_methods).toMatchObject([
      { code: "c", amount: "325.00", currency_code: "USD", fee: "0.00" },
      { code: "a", amount: "101.750", currency_code: "KWD", fee: "1.750", fee_description: "Service" },
    ]);
    expect(view.pg_codes).toEqual(["c", "b", "a"]);
  });

  test("has the operation of the first gateway", async () => {
    const gateways = [{ code: "p" }, { code: "h", operation: "authorize", walletProviders: [] }];
    const { ctx } = await testMerchant({ gateways });
    expect(await create(ctx, { pg_codes: ["h", "p"] })).toMatchObject({ operation: "authorize" });
    expect(await create(ctx, { pg_codes: ["p", "h"] })).toMatchObject({ operation: "purchase" });
  });

  test("saves a card for nothing", async () => {
    const { ctx } = await testMerchant();
    const view = await create(ctx, { type: "save_card", amount: "0", customer_id: "c-1" });
    expect(view).toMatchObject({ type: "payment_request", payment_type: "save_card", amount: "0.000" });
  });

  test("of auto_debit has its agreement and the 30 days of its cards", async () => {
    const { ctx } = await testMerchant();
    const agreement = { id: "a-1", start_date: "01/02/2027", max_amount_per_cycle: "20" };
    const view = await create(ctx, { payment_type: "auto_debit", customer_id: "c-1", agreement });
    expect(view).toMatchObject({
      agreement: { id: "a-1", type: "recurring", start_date: "2027-02-01", max_amount_per_cycle: "20.000" },
      card_acceptance_criteria: { min_expiry_time: 30 },
    });
  });
});

describe("gateways that cannot serve the session are refused under pg_codes", () => {
  const GATEWAYS = [
    { code: "plain", walletProviders: [], isTokenizable: false, autoDebitEnabled: false },
    { code: "keeps", walletProviders: [], autoDebitEnabled: false },
    { code: "usd", walletProviders: [], acceptedCurrencies: ["USD"] },
    { code: "shop", walletProviders: [], plugins: ["e_commerce"] },
    { code: "wallet1" },
    { code: "wallet2" },
    { code: "wallet3", acceptedCurrencies: ["USD"] },
  ];
  const agreement = { id: "a" };
  it.each<[body: Record<string, unknown>, message: RegExp | null]>([
    [{ pg_codes: ["nobody"] }, /^"nobody" is not a valid choice\.$/],
    [{ pg_codes: ["usd"] }, /accepts KWD/],
    [{ pg_codes: ["usd", "plain"] }, null],
    [{ pg_codes: ["shop"], type: "payment_request" }, /not enabled for payment_request/],
    [
      { pg_codes: ["plain"], payment_type: "save_card", amount: "0", customer_id: "c" },
      /does not support tokenization/,
    ],
    [{ pg_codes: ["keeps"], payment_type: "auto_debit", customer_id: "c", agreement }, /does not support auto-debit/],
    [
      { pg_codes: ["wallet1", "wallet2"] },
      /^Multiple wallets of the same provider are available for this currency across the selected payment gateways\. Only one wallet per provider may be available for a transaction\.$/,
    ],
    [{ pg_codes: ["wallet1", "wallet3"] }, null],
  ])("%j", async (body, message) => {
    const { ctx } = await testMerchant({ gateways: GATEWAYS });
    const refused = await refusalOf(create(ctx, body));
    if (message === null) expect(refused).toBeNull();
    else expect(refused).toEqual({ pg_codes: [expect.stringMatching(message)] });
  });

  test("another merchant's gateway is unknown", async () => {
    await testMerchant({ gateways: [{ code: "theirs" }] });
    const { ctx } = await testMerchant();
    expect(await refusalOf(create(ctx, { pg_codes: ["theirs"] }))).toEqual({
      pg_codes: ['"theirs" is not a valid choice.'],
    });
  });
});

test("every broken rule is reported at once, and nothing is stored", async () => {
  const { ctx, id } = await testMerchant();
  const body = { payment_type: "auto_debit", amount: "0", currency_code: "KWD", notifications: { sms: ["paid"] } };
  expect(await refusalOf(create(ctx, body))).toEqual({
    amount: ["Ensure this value is greater than or equal to 0.001."],
    customer_id: ["This field is required."],
    agreement: ["This field is required."],
    notifications: { sms: ["To use sms notifications provide the `customer_phone` field."] },
  });
  expect(await ctx.db.paymentSession.count({ where: { merchantId: id } })).toBe(0);
});

describe("users need the permission for the type and for each gateway", () => {
  const all = ["Can add e-commerce payments", "Can use sandbox"];
  it.each<[permissions: string[], allowed: boolean]>([
    [all, true],
    [["Can add e-commerce payments"], false],
    [["Can use sandbox"], false],
    [["Can add payment requests", "Can use sandbox"], false],
    [["Can change e-commerce payments", "Can use sandbox"], false],
  ])("%j", async (permissions, allowed) => {
    const merchant = await testMerchant();
    const made = create(merchant.as({ actor: userActor(permissions) }), { initiator_id: 99 });
    if (allowed) expect(await made).toMatchObject({ initiator_id: 7 });
    else await expect(made).rejects.toThrow(Forbidden);
  });

  test("an API key may name an active user of its merchant, and nobody else", async () => {
    const [{ ctx, id }, other] = await Promise.all([testMerchant(), testMerchant()]);
    const person = (merchantId: string, deletedAt: Date | null) =>
      ctx.db.merchantUser.create({
        data: { merchantId, username: `u-${merchantId}-${deletedAt === null}`, passwordHash: "x", deletedAt },
      });
    const [active, gone, stranger] = await Promise.all([
      person(id, null),
      person(id, new Date()),
      person(other.id, null),
    ]);
    expect(await create(ctx, { initiator_id: active.id })).toMatchObject({ initiator_id: active.id });
    for (const unknown of [gone.id, stranger.id, 99_999_999_999])
      expect(await refusalOf(create(ctx, { initiator_id: unknown }))).toEqual({
        initiator_id: [`Invalid pk "${unknown}" - object does not exist.`],
      });
  });
});

describe("the automatic inquiry is armed by extra, on non-production merchants alone", () => {
  const now = new Date("2026-06-01T00:00:00Z");
  it.each([
    [false, { expires_in_minutes: 5 }, "2026-06-01T00:05:00.000Z"],
    [false, { sandbox_inquiry_result: "failed" }, null],
    [true, { expires_in_minutes: 5 }, null],
    [true, { expires_in_minutes: "never" }, null],
  ])("production %s, %j", async (production, extra, due) => {
    const merchant = await testMerchant({ merchant: { production } });
    const { session_id: id } = await create(merchant.as({ now: () => now }), { extra });
    const row = await merchant.ctx.db.paymentSession.findUniqueOrThrow({ where: { id } });
    expect(row.inquiryDueAt?.toISOString() ?? null).toBe(due);
  });

  test("minutes out of range are refused under extra", async () => {
    const { ctx } = await testMerchant();
    expect(await refusalOf(create(ctx, { extra: { expires_in_minutes: 0 } }))).toEqual({
      extra: { expires_in_minutes: ["Ensure this value is greater than or equal to 1."] },
    });
  });
});
