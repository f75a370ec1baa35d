import { describe, expect, test } from "vitest";
import { callRoute } from "@/server/testing/call-route";
import { sessionWorld } from "@/server/testing/session-calls";
import * as inquiryRoute from "../../../pbl/v2/inquiry/route";
import * as operationRoute from "../../../pbl/v2/operation/route";
import * as cashRoute from "../../../pbl/v2/payment/cash/route";
import * as one from "./[session_id]/route";
import * as all from "./route";

const checkoutWorld = sessionWorld({ all, one });
const MOST = "99999999999999.999";
const UNPRICED = { amount: ["None of the selected payment gateways can charge this amount."] };
const GATEWAYS = [
  { code: "fee", feeFixed: "0.100", walletProviders: [] },
  { code: "rate", defaultCurrency: "USD", exchangeRates: { KWD: "3.25" }, walletProviders: [] },
  { code: "free", walletProviders: [] },
];

describe("an amount that fits no listed gateway", () => {
  test("is refused at creation, and leaves nothing; one gateway that can charge it is enough", async () => {
    const { create, count } = await checkoutWorld({ gateways: GATEWAYS });
    for (const pg_codes of [["fee"], ["rate"], ["fee", "rate"]]) {
      const { status, body } = await create({ amount: MOST, pg_codes });
      expect([status, body]).toEqual([400, UNPRICED]);
    }
    expect(await count()).toBe(0);
    const { status, body } = await create({ amount: MOST, pg_codes: ["fee", "free"] });
    expect([status, body.payment_methods.map(({ code }: { code: string }) => code)]).toEqual([201, ["free"]]);
  });

  test("is refused at an update of the amount or of the gateways, and changes nothing", async () => {
    const { created, patch, at } = await checkoutWorld({ gateways: GATEWAYS });
    const id = await created({ pg_codes: ["fee"] });
    expect(await patch(id, { amount: MOST })).toMatchObject({ status: 400, body: UNPRICED });
    expect((await at(id)).body.amount).toBe("10.500");
    const open = await created({ amount: MOST, pg_codes: ["free"] });
    expect(await patch(open, { pg_codes: ["fee"] })).toMatchObject({ status: 400, body: UNPRICED });
    expect(await patch(open, { order_no: "o-1" })).toMatchObject({ status: 200 });
  });
});

test("a canceled agreement to pay cash has settled nothing", async () => {
  const { created, at, privateKey: key } = await checkoutWorld();
  const id = await created();
  const post = (routes: Parameters<typeof callRoute>[0], body: object) =>
    callRoute(routes, { method: "POST", key, body });
  expect((await post(cashRoute, { session_id: id })).status).toBe(200);
  expect((await at(id)).body).toMatchObject({ state: "cod", settled_amount: "10.500", remaining_amount: "0.000" });
  expect((await post(operationRoute, { operation: "cancel", session_id: id })).status).toBe(200);
  expect((await at(id)).body).toMatchObject({
    ...{ state: "canceled", settled_amount: "0.000", remaining_amount: "10.500", settled_pg_code: null },
    attempts: [{ result: "cod" }],
  });
  expect((await post(inquiryRoute, { session_id: id })).body).toMatchObject({ state: "canceled", result: "cod" });
});

test("an auto_pay creation names customer and agreement, then the fields of autopay, gateways and address after them", async () => {
  const { create, count } = await checkoutWorld();
  const required = ["This field is required."];
  const bare = await create({ payment_type: "auto_pay", pg_codes: ["unknown"] });
  expect([bare.status, bare.body]).toEqual([400, { customer_id: required, agreement: required }]);
  const half = await create({ payment_type: "auto_pay", customer_id: "c-1", autopay: { frequency: "monthly" } });
  expect(half.body).toEqual({ agreement: required });
  expect((await create({ payment_type: "auto_pay", currency_code: "XXX" })).body).toHaveProperty("currency_code");
  expect(await count()).toBe(0);
});
