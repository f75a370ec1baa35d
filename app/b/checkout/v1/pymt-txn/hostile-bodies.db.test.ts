import fc from "fast-check";
import { expect, test } from "vitest";
import { BODY, sessionWorld } from "@/server/testing/session-calls";
import * as one from "./[session_id]/route";
import * as all from "./route";

const checkoutWorld = sessionWorld({ all, one });

const FIELDS = [
  "type",
  "amount",
  "currency_code",
  "pg_codes",
  "payment_type",
  "customer_id",
  "customer_email",
  "customer_phone",
  "customer_birthdate",
  "order_no",
  "language",
  "webhook_url",
  "redirect_url",
  "extra",
  "expiration_time",
  "due_datetime",
  "notifications",
  "email_recipients",
  "billing_address",
  "shipping_address",
  "shopping_address",
  "agreement",
  "autopay",
  "card_acceptance_criteria",
  "payment_instrument",
  "attachment",
  "attachment_upload_url",
  "branding_options",
  "loyalty",
  "initiator_id",
  "unit_code",
  "shortify_checkout_url",
  "__proto__",
  "constructor",
];

const NESTED = [
  "id",
  "type",
  "email",
  "sms",
  "country",
  "payment_methods",
  "sandbox",
  "expires_in_minutes",
  "__proto__",
];

const word = fc.constantFrom<unknown>(
  "\0",
  "\ud800",
  "‮",
  "' OR 1=1 --",
  "<script>",
  "1e400",
  "1e99",
  "-0",
  "__proto__",
  "a".repeat(3_000),
  "٣",
  "sandbox",
  "save_card",
  "auto_debit",
  "auto_pay",
  "KWD",
  "10.500",
  "0",
  "24:00:00",
  "999999:59:59",
  "31/12/2026",
  "2026-02-30",
  "https://x.example/\u202e",
  "a@b.example",
  "",
  null,
  true,
  0,
  -1,
  1e21,
  2_147_483_648,
);
const tree = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 3 }, word, tie("list"), tie("object"), fc.double(), fc.string()),
  list: fc.array(tie("value"), { maxLength: 3 }),
  object: fc.dictionary(fc.oneof(fc.constantFrom(...NESTED), fc.string({ maxLength: 8 })), tie("value"), {
    maxKeys: 4,
  }),
}));
const change = fc.dictionary(fc.constantFrom(...FIELDS), tree.value, { maxKeys: 4 });

/** JSON as a hostile client writes it: `__proto__` is a key, and numbers may be larger than any. */
function written(base: object, body: Record<string, unknown>): string {
  return JSON.stringify(Object.assign(Object.create(null), base, body)).replaceAll('"1e400"', "1e400");
}

function expectDocumented({ status, body }: { status: number; body: unknown }): void {
  expect([200, 201, 400]).toContain(status);
  if (status !== 400) return;
  expect(typeof body === "object" && body !== null && Object.keys(body).length > 0).toBe(true);
  expectMessages(body, "detail" in Object(body));
}

/** A field map has lists of sentences at its leaves; `{detail}` is one sentence. */
function expectMessages(node: unknown, detail: boolean): void {
  if (detail && typeof node === "string") return;
  if (Array.isArray(node)) {
    for (const message of node) expect(typeof message).toBe("string");
    return;
  }
  expect(typeof node === "object" && node !== null).toBe(true);
  for (const child of Object.values(Object(node))) expectMessages(child, detail);
}

const headers = { "Content-Type": "application/json" };

test("whatever a creation holds, it is 201 with a session that can be read, or 400 with messages and no row", async () => {
  const { post, at, count } = await checkoutWorld();
  await fc.assert(
    fc.asyncProperty(change, fc.boolean(), async (body, complete) => {
      const before = await count();
      const got = await post({ body: written(complete ? BODY : {}, body), headers });
      expectDocumented(got);
      expect(await count()).toBe(got.status === 201 ? before + 1 : before);
      if (got.status === 201) expect((await at(got.body.session_id)).body).toEqual(got.body);
    }),
    { numRuns: 100 },
  );
}, 120_000);

test("any change is answered by 200 and the stored session, or by 400 and leaves the session unchanged", async () => {
  const { at, created } = await checkoutWorld();
  const id = await created();
  await fc.assert(
    fc.asyncProperty(change, async (body) => {
      const before = (await at(id)).body;
      const got = await at(id, { method: "PATCH", body: written({}, body), headers });
      expectDocumented(got);
      expect((await at(id)).body).toEqual(got.status === 200 ? got.body : before);
    }),
    { numRuns: 80 },
  );
}, 120_000);
