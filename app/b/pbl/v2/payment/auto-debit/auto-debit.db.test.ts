import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { callRoute, type RouteRequest } from "@/server/testing/call-route";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { AUTO_DEBIT, payFirst } from "@/server/testing/native";
import { eventsOf, newSession, pay, type Receiver, receiver, stateOf } from "@/server/testing/paying";
import { userWith } from "@/server/testing/session-calls";
import * as alias from "../../auto-debit/route";
import * as autoDebit from "./route";

const CARD = "411111111111111";
let ok: Receiver;
beforeAll(async () => {
  ok = await receiver(200);
});
afterAll(() => ok.close());

function charge(merchant: TestMerchant, sessionId: string, token = CARD, sent: RouteRequest = {}) {
  const body = { session_id: sessionId, token };
  return callRoute(autoDebit, { method: "POST", key: merchant.privateKey, body, ...sent });
}

/**
 * A merchant whose customer has paid the first payment with the card whose number ends so, and a later
 * session.
 */
async function agreed(ending = "1", wire: Record<string, unknown> = {}) {
  const merchant = await testMerchant();
  await payFirst(merchant, ending);
  return { merchant, id: await newSession(merchant, { ...AUTO_DEBIT, ...wire }) };
}

describe("200", () => {
  test("the linked card pays, and the answer alone tells: the signed payment event with message and pg_response", async () => {
    const { merchant, id } = await agreed("1", { webhook_url: ok.url });
    const { status, body } = await charge(merchant, id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      session_id: id,
      result: "success",
      state: "paid",
      amount: "10.500",
      gateway_account: "sandbox",
      agreement: { id: "agr-1" },
      token: { token: CARD, agreements: ["agr-1"] },
      message: "Payment successful.",
      pg_response: { card_number: "411111*****1111" },
    });
    expect(body.signature).toMatch(/^[0-9a-f]{64}$/);
    expect(ok.bodies.filter((sent) => sent.session_id === id)).toEqual([]);
    expect(await merchant.ctx.db.delivery.count({ where: { merchantId: merchant.id, event: { objectId: id } } })).toBe(
      0,
    );
    expect(await eventsOf(merchant, id)).toHaveLength(1);
    expect((await stateOf(merchant, id)).attempts).toMatchObject([{ state: "success", formOfPayment: "token" }]);
  });

  test("the older address answers the same", async () => {
    const { merchant, id } = await agreed();
    const body = { session_id: id, token: CARD };
    const { status } = await callRoute(alias, { method: "POST", key: merchant.privateKey, body });
    expect(status).toBe(200);
  });

  test("a deleted first payment still counts", async () => {
    const { merchant, id } = await agreed();
    await merchant.ctx.db.paymentSession.updateMany({
      where: { merchantId: merchant.id, id: { not: id } },
      data: { deletedAt: new Date() },
    });
    expect((await charge(merchant, id)).status).toBe(200);
  });

  test("a new card that pays under the agreement takes it over; the old one is refused from then on", async () => {
    const merchant = await testMerchant();
    await payFirst(merchant, "4");
    await payFirst(merchant, "1");
    const refused = await charge(merchant, await newSession(merchant, AUTO_DEBIT), "411111111111114");
    expect([refused.status, refused.body.detail]).toEqual([400, "This token is not the card linked to the agreement."]);
    expect((await charge(merchant, await newSession(merchant, AUTO_DEBIT))).status).toBe(200);
  });

  test("a decline may be repeated on the same session where the gateway allows several attempts", async () => {
    const { merchant, id } = await agreed("4");
    await charge(merchant, id, "411111111111114");
    await payFirst(merchant, "1");
    expect((await charge(merchant, id)).status).toBe(200);
    expect((await stateOf(merchant, id)).attemptStates).toEqual(["failed", "success"]);
  });
});

describe("400 of a charge", () => {
  it.each([
    ["4", "issuing bank declined", "failed"],
    ["5", "card expired", "failed"],
    ["6", "insufficient funds", "failed"],
  ])("a linked card …%s is declined: %s", async (ending, detail, state) => {
    const { merchant, id } = await agreed(ending, { webhook_url: ok.url });
    const reply = await charge(merchant, id, `41111111111111${ending}`);
    expect([reply.status, reply.body]).toEqual([400, { detail, result: "failed" }]);
    expect((await stateOf(merchant, id)).attemptStates).toEqual([state]);
    expect(await merchant.ctx.db.delivery.count({ where: { merchantId: merchant.id, event: { objectId: id } } })).toBe(
      0,
    );
  });

  it.each([
    ["2", "declined", "failed"],
    ["3", "Simulated error", "error"],
  ])(
    "the never kept token …%s is charged once the agreement has a first payment: %s",
    async (ending, detail, state) => {
      const { merchant, id } = await agreed();
      const reply = await charge(merchant, id, `41111111111111${ending}`);
      expect([reply.status, reply.body]).toEqual([400, { detail, result: "failed" }]);
      expect((await stateOf(merchant, id)).attemptStates).toEqual([state]);
    },
  );
});

describe("400 before a charge: nothing is attempted", () => {
  const NO_FIRST = "No customer-initiated payment was found for this customer, gateway and agreement.";

  it.each([
    ["another customer", { customer_id: "c-2" }, NO_FIRST],
    ["another agreement", { agreement: { id: "other" } }, NO_FIRST],
    ["another gateway", { pg_codes: ["second"] }, NO_FIRST],
    [
      "a one_off session",
      { payment_type: "one_off", agreement: undefined },
      "Only auto_debit sessions can be charged with a token.",
    ],
    [
      "a card that ends before the session allows",
      { card_acceptance_criteria: { min_expiry_time: 365 } },
      "The card expires before the minimum expiry time of this session.",
    ],
  ])("%s", async (_, wire, detail) => {
    const merchant = await testMerchant({ gateways: [{}, { code: "second", walletProviders: [] }] });
    await payFirst(merchant, "1");
    const year = new Date().getUTCFullYear();
    await merchant.ctx.db.savedCard.updateMany({ where: { merchantId: merchant.id }, data: { expiryYear: year } });
    const id = await newSession(merchant, { ...AUTO_DEBIT, ...wire });
    const reply = await charge(merchant, id);
    expect([reply.status, reply.body]).toEqual([400, { detail, result: "failed" }]);
    expect((await stateOf(merchant, id)).attemptStates).toEqual([]);
  });

  test("a gateway that lost auto-debit", async () => {
    const { merchant, id } = await agreed();
    await merchant.ctx.db.gateway.updateMany({ where: { merchantId: merchant.id }, data: { autoDebitEnabled: false } });
    const reply = await charge(merchant, id);
    expect(reply.body.detail).toBe("The payment gateway of this session does not support auto-debit.");
  });

  test("a card that is not linked, known or not", async () => {
    const { merchant, id } = await agreed("4");
    for (const token of [CARD, "4999"]) {
      const reply = await charge(merchant, id, token);
      expect([reply.status, reply.body.detail]).toEqual([400, "This token is not the card linked to the agreement."]);
    }
  });

  it.each([
    [{}, { session_id: ["This field is required."], token: ["This field is required."] }],
    [{ session_id: 7, token: ["x"] }, { token: ["Not a valid string."] }],
    [{ session_id: "a", token: "1".repeat(51) }, { token: ["Ensure this field has no more than 50 characters."] }],
    [{ session_id: "a", token: "4\u0000" }, { token: ["Null characters are not allowed."] }],
  ])("the body %j", async (body, errors) => {
    const merchant = await testMerchant();
    const reply = await callRoute(autoDebit, { method: "POST", key: merchant.privateKey, body });
    expect([reply.status, reply.body]).toEqual([400, errors]);
  });
});

describe("401, 403, 404, 405", () => {
  test("the public key cannot charge tokens", async () => {
    const { merchant, id } = await agreed();
    expect((await charge(merchant, id, CARD, { key: merchant.publicKey })).status).toBe(401);
  });

  test("a user needs the permission to add sessions of the type, and the gateway's", async () => {
    const { merchant, id } = await agreed();
    const as = async (...permissions: string[]) => {
      const basic = await userWith(merchant, permissions);
      const body = { session_id: id, token: CARD };
      return (await callRoute(autoDebit, { method: "POST", basic, body })).status;
    };
    expect(await as("Can add e-commerce payments", "Can use sandbox")).toBe(403);
    expect(await as("Can add payment requests")).toBe(403);
    expect(await as("Can add payment requests", "Can use sandbox")).toBe(200);
  });

  test("another merchant's session is unknown", async () => {
    const { id } = await agreed();
    const other = await testMerchant();
    expect((await charge(other, id)).status).toBe(404);
  });

  test("GET is no way to charge", async () => {
    expect((await callRoute(autoDebit, { method: "GET" })).status).toBe(405);
  });
});

describe("409", () => {
  test("a session that is paid, canceled or out of time", async () => {
    const { merchant, id } = await agreed();
    await charge(merchant, id);
    const reply = await charge(merchant, id);
    expect([reply.status, reply.body]).toEqual([409, { detail: "This session can no longer be paid." }]);
    const late = await newSession(merchant, { ...AUTO_DEBIT, expiration_time: "00:01:00" });
    await merchant.ctx.db.paymentSession.update({ where: { id: late }, data: { expiresAt: new Date(0) } });
    expect((await charge(merchant, late)).status).toBe(409);
  });

  test("ten calls at once charge once", async () => {
    const { merchant, id } = await agreed();
    const replies = await Promise.all(Array.from({ length: 10 }, () => charge(merchant, id)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect((await stateOf(merchant, id)).attemptStates).toEqual(["success"]);
  });
});

describe("Idempotency-Key", () => {
  const keyed = (value: string): RouteRequest => ({ headers: { "Idempotency-Key": value } });

  test("is used up by a success: a repeat is answered with that payment and charges nothing", async () => {
    const { merchant, id } = await agreed();
    const first = await charge(merchant, id, CARD, keyed("k-1"));
    expect([first.status, first.headers.get("idempotent-replayed")]).toEqual([200, null]);
    const reply = await charge(merchant, id, "411111111111114", keyed("k-1"));
    expect([reply.status, reply.headers.get("idempotent-replayed")]).toEqual([200, "true"]);
    expect(reply.body).toMatchObject({ result: "success", reference_number: first.body.reference_number });
    expect(Object.keys(reply.body)).toEqual(Object.keys(first.body));
    expect((await stateOf(merchant, id)).attemptStates).toEqual(["success"]);
  });

  test("may be used again after a decline", async () => {
    const { merchant, id } = await agreed("4");
    expect((await charge(merchant, id, "411111111111114", keyed("k-1"))).status).toBe(400);
    expect((await charge(merchant, id, "411111111111114", keyed("k-1"))).status).toBe(400);
    expect((await stateOf(merchant, id)).attemptStates).toEqual(["failed", "failed"]);
  });

  test("belongs to its transaction: another session takes the same one", async () => {
    const { merchant, id } = await agreed();
    await charge(merchant, id, CARD, keyed("k-1"));
    const other = await newSession(merchant, AUTO_DEBIT);
    expect((await charge(merchant, other, CARD, keyed("k-1"))).status).toBe(200);
  });

  test("of simultaneous duplicates one charges, and each is answered with its payment", async () => {
    const { merchant, id } = await agreed();
    const replies = await Promise.all(Array.from({ length: 8 }, () => charge(merchant, id, CARD, keyed("k-1"))));
    expect(replies.filter(({ headers }) => headers.get("idempotent-replayed") === null)).toHaveLength(1);
    for (const { status, body } of replies) {
      expect([200, 202]).toContain(status);
      expect([body.result, body.reference_number]).toEqual([
        status === 200 ? "success" : "pending",
        replies[0]?.body.reference_number,
      ]);
    }
    expect((await stateOf(merchant, id)).attemptStates).toEqual(["success"]);
  });

  test("is answered only to a user who may use the gateway of its payment", async () => {
    const { merchant, id } = await agreed();
    await charge(merchant, id, CARD, keyed("k-1"));
    const basic = await userWith(merchant, ["Can add payment requests"]);
    const body = { session_id: id, token: CARD };
    expect(await callRoute(autoDebit, { method: "POST", basic, body, ...keyed("k-1") })).toMatchObject({ status: 403 });
  });

  test("has at most 255 characters", async () => {
    const { merchant, id } = await agreed();
    const reply = await charge(merchant, id, CARD, keyed("k".repeat(256)));
    expect([reply.status, Object.keys(reply.body)]).toEqual([400, ["Idempotency-Key"]]);
  });
});

test("the customer's open card page ends when the merchant charges", async () => {
  const { merchant, id } = await agreed("4");
  await pay(merchant, id, "2");
  await charge(merchant, id, "411111111111114");
  expect((await stateOf(merchant, id)).attemptStates).toEqual(["failed", "failed"]);
});
