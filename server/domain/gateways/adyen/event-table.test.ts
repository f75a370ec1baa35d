import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ADYEN_EVENTS, ruleOf } from "./core/tables/events";

/** The webhooks of "Webhooks v1" in Adyen's published OpenAPI documents (github.com/Adyen/adyen-openapi). */
const PUBLISHED = `
  ACH_NOTIFICATION_OF_CHANGE AUTHORISATION AUTHORISATION_ADJUSTMENT AUTORESCUE CANCELLATION
  CANCEL_AUTORESCUE CANCEL_OR_REFUND CAPTURE CAPTURE_FAILED CHARGEBACK CHARGEBACK_REVERSED
  DIRECT_DEBIT_NOTICE_OF_CHANGE_NOTIFICATION DISPUTE_DEFENSE_PERIOD_ENDED EXPIRE INFORMATION_SUPPLIED
  ISSUER_COMMENTS ISSUER_RESPONSE_TIMEFRAME_EXPIRED MANUAL_REVIEW_ACCEPT MANUAL_REVIEW_REJECT
  NOTIFICATION_OF_CHARGEBACK NOTIFICATION_OF_FRAUD OFFER_CLOSED ORDER_CLOSED ORDER_OPENED PAIDOUT_REVERSED
  PAYOUT_DECLINE PAYOUT_EXPIRE PAYOUT_THIRDPARTY POSTPONED_REFUND PREARBITRATION_ACCEPTED
  PREARBITRATION_DECLINED PREARBITRATION_ISSUER_WITHDRAWN PREARBITRATION_LOST PREARBITRATION_OPEN
  PREARBITRATION_WON RECURRING_CONTRACT REFUND REFUNDED_REVERSED REFUND_FAILED REFUND_WITH_DATA
  REPORT_AVAILABLE REQUEST_FOR_INFORMATION SCHEME_ARBITRATION SCHEME_ARBITRATION_LOST SCHEME_ARBITRATION_WON
  SECOND_CHARGEBACK TECHNICAL_CANCEL VOID_PENDING_REFUND
`;

test("the table has every published event code", () => {
  const published = PUBLISHED.trim().split(/\s+/);
  expect(published).toHaveLength(48);
  expect(Object.keys(ADYEN_EVENTS).sort()).toEqual(published.sort());
});

test("an unknown event waits for a person", () => {
  expect([ruleOf("SOMETHING_NEW").effect, ruleOf("toString").effect]).toEqual(["listed", "listed"]);
});

test("the page about the gateway shows the table", () => {
  const page = readFileSync(join(process.cwd(), "docs/gateways/adyen.md"), "utf8");
  const shown = [...page.matchAll(/^\| (`[^|]+`) \| (booked|listed|ignored) \| (.+) \|$/gm)].flatMap(
    ([, types = "", effect, why]) => types.split(", ").map((type) => [type.replaceAll("`", ""), { effect, why }]),
  );
  const rules = Object.entries(ADYEN_EVENTS).map(([type, { effect, why }]) => [type, { effect, why }]);
  expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(rules));
});
