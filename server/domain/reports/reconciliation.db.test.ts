import fc from "fast-check";
import { expect, test } from "vitest";
import { giveCredit } from "@/server/testing/credit";
import type { TestMerchant } from "@/server/testing/harness";
import { historyMerchant, STEP, take } from "@/server/testing/histories";
import { csvRecords, thousandths, wholeReport } from "@/server/testing/reporting";
import { rounds, SEED } from "@/server/testing/rounds";
import { type FileRecord, workbookRecords } from "@/server/testing/workbook";

/** How many histories; `npm run chaos` makes the long run. */
const RUNS = rounds(6);

const sum = (records: readonly FileRecord[], column: string): bigint =>
  records.reduce((total, record) => total + thousandths(record[column]), 0n);

/** Every column adds up to what the sessions, the wallet's ledger, the gateway's books and the events say. */
async function reconcile(merchant: TestMerchant, records: readonly FileRecord[]): Promise<void> {
  const { db } = merchant.ctx;
  const where = { merchantId: merchant.id };
  const sessions = await db.paymentSession.findMany({ where: { ...where, deletedAt: null }, select: SESSION });
  const [entries, books] = await Promise.all([
    db.walletEntry.findMany({ where }),
    db.simulatedGatewayEntry.findMany({ where: { ...where, outcome: "success", kind: { not: "tokenise" } } }),
  ]);
  const parentOf = (record: FileRecord): string | undefined => record.parent_id || record.transaction_id;
  expect(new Set(records.map(parentOf))).toEqual(new Set(sessions.map(({ id }) => id)));
  for (const session of sessions) {
    const own = records.filter((record) => parentOf(record) === session.id);
    const ledger = entries.filter(({ sessionId }) => sessionId === session.id);
    const moved = (type: string): bigint =>
      ledger.filter((e) => e.entryType === type).reduce((total, e) => total + thousandths(e.amount.toFixed(3)), 0n);
    const [payment] = own.filter((record) => record.parent_id === "");
    const refunds = own.filter((record) => record.operation === "refund");
    expect([payment?.amount, payment?.state]).toEqual([session.amount.toFixed(3), session.state]);
    expect({
      paid: sum(own, "paid_amount"),
      captured: sum(own, "captured_amount"),
      refunded: sum(own, "refunded_amount"),
      voided: sum(own, "voided_amount"),
      walletPaid: thousandths(payment?.wallet_amount),
      walletRefunded: sum(refunds, "wallet_amount"),
    }).toEqual({
      paid: thousandths(session.paidAmount.toFixed(3)),
      captured: thousandths(session.capturedAmount.toFixed(3)),
      refunded: thousandths(session.refundedAmount.toFixed(3)),
      voided: thousandths(session.voidedAmount.toFixed(3)),
      walletPaid: moved("debit_payment"),
      walletRefunded: moved("credit_refund"),
    });
  }
  const listed = new Set(
    records.filter(({ charge_amount: at }) => at !== "" && thousandths(at) > 0n).map((r) => r.reference_number),
  );
  const attempts = await db.attempt.findMany({ where: { ...where, session: { deletedAt: null } } });
  const operations = await db.operation.findMany({ where: { ...where, session: { deletedAt: null } } });
  const standing = new Set([...attempts, ...operations].map(({ referenceNumber }) => referenceNumber));
  const wanted = books.filter(({ referenceNumber }) => standing.has(referenceNumber));
  expect(listed).toEqual(new Set(wanted.map(({ referenceNumber }) => referenceNumber)));
  for (const { referenceNumber, kind, amount, currency } of wanted) {
    const [record] = records.filter((each) => each.reference_number === referenceNumber);
    const charged = thousandths(record?.charge_amount) + thousandths(record?.fee);
    expect([record?.operation, record?.charge_currency, charged]).toEqual([
      kind,
      currency,
      thousandths(amount.toFixed(3)),
    ]);
  }
  await compareEvents(merchant, records);
}

const SESSION = {
  id: true,
  state: true,
  amount: true,
  paidAmount: true,
  capturedAmount: true,
  refundedAmount: true,
  voidedAmount: true,
} as const;

/** The event of a success says the same as the row of the report. */
async function compareEvents(merchant: TestMerchant, records: readonly FileRecord[]): Promise<void> {
  const events = await merchant.ctx.db.event.findMany({ where: { merchantId: merchant.id } });
  const told = events.map(({ payload }) => JSON.parse(payload)).filter(({ result }) => result === "success");
  for (const record of records.filter(({ settled_at }) => settled_at !== "")) {
    const event = told.find(({ reference_number }) => reference_number === record.reference_number);
    expect(event).toMatchObject(record.parent_id === "" ? paymentToldBy(record) : operationToldBy(record));
  }
}

function paymentToldBy(record: FileRecord): object {
  const { amount, charge_currency: currency_code, charge_amount, fee } = record;
  return {
    session_id: record.transaction_id,
    amount,
    amount_details: { currency_code, amount: charge_amount, fee },
    ...(record.operation === "purchase" && { paid_amount: record.paid_amount }),
  };
}

function operationToldBy(record: FileRecord): object {
  const { operation, amount, parent_id, transaction_id, state, currency_code } = record;
  return { operation, amount, session_id: parent_id, txn: { session_id: transaction_id, state, currency_code } };
}

test("over any history a report's rows add up to sessions, ledger, gateway books and events, to the last digit", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(STEP, { minLength: 8, maxLength: 20 }), async (steps) => {
      const merchant = await historyMerchant();
      await giveCredit(merchant, "15.250");
      const sessions: string[] = [];
      await take(merchant, sessions, { kind: "pay", gateway: 0, fils: 10_500, ending: "1", credit: true });
      for (const step of steps) await take(merchant, sessions, step);
      const [csv, workbook] = [await wholeReport(merchant, "CSV"), await wholeReport(merchant, "XLSX")];
      await reconcile(merchant, csvRecords(csv.file));
      await reconcile(merchant, workbookRecords(workbook.file));
    }),
    { numRuns: RUNS, seed: SEED },
  );
}, 120_000);
