/** Every address at which a customer can come back from a gateway's page: what it decides, and its calls. */
import { describe, expect, test } from "vitest";
import { adyenBench } from "@/server/testing/adyen/connector-bench";
import { ADYEN_CODES, adyenMerchant } from "@/server/testing/adyen/merchant";
import { payByKeptCard } from "@/server/testing/fault-matrix";
import type { CallRecord } from "@/server/testing/gateway-double/call-server";
import type { CustomerAct } from "@/server/testing/gateway-double/pages";
import type { TestMerchant } from "@/server/testing/harness";
import { newSession, payPage, stateOf } from "@/server/testing/paying";
import { postedToDouble, stripeBench } from "@/server/testing/stripe/connector-bench";
import { STRIPE_CODES, stripeMerchant } from "@/server/testing/stripe/merchant";
import { openGatewayPage } from "../charging/open-gateway-page";
import { returnFromPage } from "./return-from-page";

type AnyDouble = {
  readonly requests: readonly CallRecord<string>[];
  act(url: string, act?: CustomerAct): string | null;
};
type Order = { readonly merchant: TestMerchant; readonly id: string; readonly token: string; readonly url: string };

async function onPage(merchant: TestMerchant, code: string): Promise<Order> {
  const id = await newSession(merchant, { pg_codes: [code] });
  const token = await payPage(merchant, id, code);
  const opened = await openGatewayPage(merchant.ctx, token);
  if (opened.kind !== "page") throw new Error(opened.kind);
  return { merchant, id, token, url: opened.url };
}

const queryOf = (address: string | null) => Object.fromEntries(new URL(address ?? "").searchParams);
const comeBack = ({ merchant, token }: Pick<Order, "merchant" | "token">, query: Record<string, string> = {}) =>
  returnFromPage(merchant.ctx, { token, query });

/** What the return answered, the states of session and attempt, and the calls of the gateway. */
async function answered({ requests }: AnyDouble, { merchant, id, token }: Omit<Order, "url">, query = {}) {
  const { length } = requests;
  const { kind } = await comeBack({ merchant, token }, query);
  const calls = requests.length - length;
  const { state, attempts, eventCount } = await stateOf(merchant, id);
  return { kind, state, attempt: attempts[0]?.state, parked: attempts[0]?.parkedReason, eventCount, calls };
}

const NOTHING = { kind: "confirming", state: "created", attempt: "open", parked: null, eventCount: 0 };
const PAID = { kind: "decided", state: "paid", attempt: "success", parked: null, eventCount: 1 };

describe("from Stripe's page", () => {
  const bench = stripeBench();
  const opened = async () => onPage(await stripeMerchant(bench.double), STRIPE_CODES.purchase);

  test("paid, and once more from the same address: one call, and one payment", async () => {
    const order = await opened();
    const query = queryOf(bench.double.act(order.url));
    expect(await answered(bench.double, order, query)).toEqual({ ...PAID, calls: 1 });
    expect(await answered(bench.double, order, query)).toEqual({ ...PAID, calls: 0 });
  });

  test("paid, twice at the same time", async () => {
    const order = await opened();
    const query = queryOf(bench.double.act(order.url));
    const kinds = await Promise.all([comeBack(order, query), comeBack(order, query)]);
    expect(kinds.map(({ kind }) => kind)).toEqual(["decided", "decided"]);
    expect(await stateOf(order.merchant, order.id)).toMatchObject({ state: "paid", eventCount: 1 });
  });

  test("paid, without parameters", async () => {
    const order = await opened();
    bench.double.act(order.url);
    expect(await answered(bench.double, order)).toEqual({ ...PAID, calls: 1 });
  });

  test("unpaid, or after a declined card, without parameters: the page can still be paid", async () => {
    const order = await opened();
    expect(await answered(bench.double, order)).toEqual({ ...NOTHING, calls: 2 });
    bench.double.act(order.url, { act: "decline" });
    expect(await answered(bench.double, order)).toEqual({ ...NOTHING, calls: 2 });
    expect(await answered(bench.double, order, queryOf(bench.double.act(order.url)))).toEqual({ ...PAID, calls: 1 });
  });

  test("left: no call, and the page can still be paid", async () => {
    const order = await opened();
    expect(await answered(bench.double, order, { left: "1" })).toEqual({ ...NOTHING, kind: "left", calls: 0 });
    expect(await answered(bench.double, order, queryOf(bench.double.act(order.url)))).toEqual({ ...PAID, calls: 1 });
  });

  test.each([
    ["no page's name", "../../refunds", 1],
    ["a name that Stripe does not know", "cs_test_unknown", 2],
  ])("%s, though the page's own name was lost", async (_, session_id, calls) => {
    const order = await opened();
    await order.merchant.ctx.db.attempt.updateMany({ where: { sessionId: order.id }, data: { gatewayRefs: {} } });
    expect(await answered(bench.double, order, { session_id })).toEqual({ ...NOTHING, calls });
  });

  /** A paid page of the same Stripe account that another system opened. */
  async function strangePage(): Promise<string> {
    const item = { quantity: "1", "price_data][currency": "kwd", "price_data][unit_amount": "10500" };
    const items = Object.entries(item).map(([name, value]) => [`line_items[0][${name}]`, value]);
    const frame = { mode: "payment", success_url: "https://shop.example/?session_id={CHECKOUT_SESSION_ID}" };
    const made = await postedToDouble(bench.double, "/checkout/sessions", { ...frame, ...Object.fromEntries(items) });
    const { url } = (await made.json()) as { url: string };
    return queryOf(bench.double.act(url)).session_id ?? "";
  }

  test.each(["another order", "another system"])("with the paid page of %s", async (whose) => {
    const order = await opened();
    const stolen = async () => {
      if (whose === "another system") return strangePage();
      const other = await onPage(order.merchant, STRIPE_CODES.purchase);
      return queryOf(bench.double.act(other.url)).session_id ?? "";
    };
    const session_id = await stolen();
    expect(await answered(bench.double, order, { session_id })).toEqual({ ...NOTHING, calls: 2 });
    await order.merchant.ctx.db.attempt.updateMany({ where: { sessionId: order.id }, data: { gatewayRefs: {} } });
    expect(await answered(bench.double, order, { session_id })).toEqual({ ...NOTHING, calls: 2 });
  });

  describe("and from the bank's", () => {
    const ASKING = "4000002760003184";

    async function atBank() {
      const merchant = await stripeMerchant(bench.double);
      for (const card of bench.double.book.cards.values()) Object.assign(card, { number: ASKING });
      const id = await newSession(merchant, { pg_codes: [STRIPE_CODES.purchase], customer_id: "c-1" });
      await payByKeptCard(merchant, id);
      const [attempt] = (await stateOf(merchant, id)).attempts;
      const token = new URL(bench.double.book.payments.get(bankId())?.order.returnUrl ?? "").pathname.split("/").at(-1);
      expect(attempt?.state).toBe("open");
      return { merchant, id, token: token ?? "" };
    }
    const bankId = () => [...bench.double.desk.banks.keys()].at(-1) ?? "";

    test("confirmed", async () => {
      const order = await atBank();
      const query = queryOf(bench.double.answerBank(bankId(), true));
      expect(await answered(bench.double, order, query)).toEqual({ ...PAID, calls: 1 });
    });

    test("refused: the attempt fails, and another may follow", async () => {
      const order = await atBank();
      const query = queryOf(bench.double.answerBank(bankId(), false));
      const failed = { kind: "decided", state: "attempted", attempt: "failed", parked: null, eventCount: 1, calls: 1 };
      expect(await answered(bench.double, order, query)).toEqual(failed);
    });

    test("not answered, whatever the address says", async () => {
      const order = await atBank();
      for (const query of [{}, { payment_intent: bankId(), redirect_status: "succeeded" }])
        expect(await answered(bench.double, order, query)).toEqual({ ...NOTHING, calls: 2 });
    });
  });
});

describe("from Adyen's page", () => {
  const bench = adyenBench();
  const opened = async () => onPage(await adyenMerchant(), ADYEN_CODES.purchase);

  test("paid: Adyen's notification decides, and each return makes one call", async () => {
    const order = await opened();
    const query = queryOf(bench.double.act(order.url));
    expect(await answered(bench.double, order, query)).toEqual({ ...NOTHING, calls: 1 });
  });

  test("given up on the page: the attempt is canceled, once", async () => {
    const order = await opened();
    const query = queryOf(bench.double.act(order.url, { act: "cancel" }));
    const canceled = { kind: "decided", state: "attempted", attempt: "canceled", parked: null, eventCount: 1 };
    expect(await answered(bench.double, order, query)).toEqual({ ...canceled, calls: 1 });
    expect(await answered(bench.double, order, query)).toEqual({ ...canceled, calls: 0 });
  });

  test("without parameters: nothing can be asked", async () => {
    const order = await opened();
    expect(await answered(bench.double, order)).toEqual({ ...NOTHING, calls: 0 });
  });

  test("with another page's result", async () => {
    const order = await opened();
    const other = await onPage(order.merchant, ADYEN_CODES.purchase);
    const { sessionResult = "" } = queryOf(bench.double.act(other.url, { act: "cancel" }));
    expect(await answered(bench.double, order, { sessionResult })).toEqual({ ...NOTHING, calls: 1 });
  });
});
