import { describe, expect, it } from "vitest";
import { currency } from "@/server/kernel/currency";
import { money } from "@/server/kernel/money";
import { civilDateOf } from "@/server/kernel/time";
import { PG_PARAM_KEYS } from "../../core/result";
import { RESPONSE_SHAPES, shapedResponse } from "./response";
import { masked, type ShapeFacts } from "./shape";
import { TEST_CARDS, testCard, type Verdict, verdictOnToken, verdictOnTypedCard } from "./test-cards";

const IDS = {
  payment: "100000000000000001",
  transaction: "200000000000002",
  order: "300000000003",
  invoice: "40000004",
  authorization: "500005",
  retrieval: "600000000006",
};
const AT = new Date("2027-07-09T08:00:00Z");

function facts(change: Partial<ShapeFacts> = {}): ShapeFacts {
  return {
    verdict: { outcome: "success", message: null },
    operation: "purchase",
    referenceNumber: "SRF1",
    total: money("10.5", currency("KWD")),
    card: { number: "411111*****1111", isKnown: true, expiry: { month: 3, year: 2031 } },
    ids: IDS,
    today: civilDateOf(AT, "Asia/Kuwait"),
    at: AT,
    ...change,
  };
}

const DECLINE: Verdict = { outcome: "failed", message: "Simulated decline" };
const ERROR: Verdict = { outcome: "error", message: "Simulated error" };
const CANCEL: Verdict = { outcome: "canceled", message: "Unknown test card" };
const flat = (value: unknown): string => JSON.stringify(value);

describe("each shape states each outcome in its gateway's own words", () => {
  it.each<[string, Verdict | null, object]>([
    [
      "knet",
      null,
      {
        result: "CAPTURED",
        authRespCode: "00",
        avr: "N",
        auth: IDS.authorization,
        ref: IDS.retrieval,
        postdate: "0709",
        paymentid: IDS.payment,
        tranid: IDS.transaction,
        trackid: "SRF1",
        amt: "10.500",
      },
    ],
    ["knet", DECLINE, { result: "NOT CAPTURED", authRespCode: "05", trackid: "SRF1", amt: "10.500" }],
    ["knet", ERROR, { result: "HOST TIMEOUT", ErrorText: "Simulated error" }],
    ["knet", CANCEL, { result: "CANCELED" }],
    [
      "mpgs",
      null,
      {
        result: "SUCCESS",
        status: "CAPTURED",
        order: { id: IDS.order, status: "CAPTURED", amount: "10.500", currency: "KWD", reference: "SRF1" },
        transaction: [{ id: IDS.transaction, response: { gatewayCode: "APPROVED" } }],
      },
    ],
    [
      "mpgs",
      DECLINE,
      {
        result: "FAILURE",
        status: "FAILED",
        order: { status: "FAILED" },
        transaction: [{ response: { gatewayCode: "DECLINED" } }],
      },
    ],
    [
      "mpgs",
      ERROR,
      { result: "ERROR", status: "FAILED", transaction: [{ response: { gatewayCode: "SYSTEM_ERROR" } }] },
    ],
    [
      "mpgs",
      CANCEL,
      { result: "FAILURE", status: "CANCELLED", transaction: [{ response: { gatewayCode: "CANCELLED" } }] },
    ],
    [
      "cybersource",
      null,
      {
        decision: "ACCEPT",
        reason_code: "100",
        auth_code: IDS.authorization,
        req_transaction_type: "sale",
        req_payment_method: "card",
        transaction_id: IDS.transaction,
        req_reference_number: "SRF1",
        req_amount: "10.500",
        req_currency: "KWD",
      },
    ],
    ["cybersource", DECLINE, { decision: "DECLINE", reason_code: "203", message: "Simulated decline" }],
    ["cybersource", ERROR, { decision: "ERROR", reason_code: "150", message: "Simulated error" }],
    ["cybersource", CANCEL, { decision: "CANCEL" }],
    [
      "myfatoorah",
      null,
      {
        IsSuccess: true,
        Data: {
          InvoiceId: IDS.invoice,
          InvoiceStatus: "Paid",
          CustomerReference: "SRF1",
          InvoiceValue: "10.500",
          InvoiceTransactions: [
            { TransactionStatus: "Success", PaymentId: IDS.payment, TransactionId: IDS.transaction },
          ],
        },
      },
    ],
    [
      "myfatoorah",
      DECLINE,
      {
        Data: {
          InvoiceStatus: "Pending",
          InvoiceTransactions: [{ TransactionStatus: "Failed", ErrorCode: "MF002", Error: "Simulated decline" }],
        },
      },
    ],
    ["myfatoorah", ERROR, { Data: { InvoiceTransactions: [{ TransactionStatus: "Failed", ErrorCode: "MF020" }] } }],
    [
      "myfatoorah",
      CANCEL,
      { Data: { InvoiceStatus: "Canceled", InvoiceTransactions: [{ TransactionStatus: "Canceled" }] } },
    ],
  ])("%s %j", (shape, verdict, expected) => {
    const { raw } = shapedResponse(facts(verdict === null ? {} : { verdict }), shape);
    expect(raw).toMatchObject(expected);
  });

  it("no shape: the card's number alone", () => {
    expect(shapedResponse(facts(), undefined).raw).toEqual({ card_number: "411111*****1111" });
  });

  it("an unknown shape: as no shape", () => {
    expect(shapedResponse(facts(), "acme").raw).toEqual({ card_number: "411111*****1111" });
  });

  it("authorizations are not called sales", () => {
    expect(shapedResponse(facts({ operation: "authorize" }), "mpgs").raw).toMatchObject({ status: "AUTHORIZED" });
    expect(shapedResponse(facts({ operation: "authorize" }), "cybersource").raw).toMatchObject({
      req_transaction_type: "authorization",
    });
  });
});

const NUMBERS = [...TEST_CARDS.map(({ number }) => number), "5555555555554444"];
const CASES = NUMBERS.flatMap((number) =>
  (["purchase", "authorize", "tokenise", "token"] as const).flatMap((flow) =>
    [...RESPONSE_SHAPES, undefined].map((shape) => [number.slice(-4), flow, shape ?? "plain", number, shape] as const),
  ),
);

describe("every card, in every flow and shape", () => {
  it.each(CASES)(
    "%s %s %s: the reference is echoed, pg_params are known flat keys, approval only on success",
    (_, flow, __, number, shape) => {
      const verdict = flow === "token" ? verdictOnToken(number, false) : verdictOnTypedCard(number);
      const card = {
        number: masked(number),
        isKnown: testCard(number) !== null,
        expiry: { month: 1, year: 2030 },
      };
      const operation = flow === "token" ? "purchase" : flow;
      const { raw, params } = shapedResponse(facts({ verdict, operation, card }), shape);
      expect(params.track_id).toBe("SRF1");
      expect(params.card_number).toBe(masked(number));
      for (const [key, value] of Object.entries(params)) {
        expect(PG_PARAM_KEYS).toContain(key);
        expect(typeof value).toBe("string");
      }
      expect(flat(params).includes(IDS.authorization)).toBe(shape !== undefined && verdict.outcome === "success");
      expect(flat([raw, params])).not.toContain(number);
      if (shape !== undefined) expect(flat(raw)).toContain("SRF1");
    },
  );
});

it.each([
  ["411111111111111", "411111*****1111"],
  ["4111111111111111", "411111******1111"],
  ["555555555555", "555555**5555"],
  ["6212345678901234567", "621234*********4567"],
  ["12345678901", "**** 8901"],
  ["tok_12345678901234", "**** 1234"],
])("%s is printed as %s", (number, printed) => {
  expect(masked(number)).toBe(printed);
});
