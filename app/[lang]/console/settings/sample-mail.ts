import { INVENTED, inventedAmount } from "@/components/payment/invented-order";
import type { MailFacts } from "@/server/domain/notifications";
import { asksSomebody } from "@/server/domain/operations";
import { addDays, civilDateOf } from "@/server/kernel/time";
import type { MerchantFacts } from "@/server/kernel/types";
import type { Sample } from "./parts/sample";

type Facts = Pick<MerchantFacts, "operationApprovalEnabled" | "approvalAmounts"> & {
  readonly merchant: MerchantFacts;
  readonly currency: string;
  readonly now: Date;
  readonly description: string;
  readonly person: string;
  readonly reminderDays: readonly number[];
};

const { orderNo: ORDER, invoiceNumber: INVOICE } = INVENTED;
const REQUEST = "req_2611_x1";
const SESSION = "7f3a9c".padEnd(40, "0");
const CARD = "Visa •••• 1111";
const SOON = 3;

/** Returns null if the merchant's settings disable mails of this kind. */
export function sampleMail(sample: Exclude<Sample, "checkout" | "invoice">, facts: Facts): MailFacts | null {
  const { merchant, now, currency, description, person } = facts;
  const { timezone: timeZone, baseUrl } = merchant;
  const amount = inventedAmount(currency);
  if (sample === "receipt")
    return {
      ...{ kind: "receipt", said: "paid", figure: amount, total: null, fee: null, wallet: null, methodName: null },
      ...{ card: CARD, orderNo: ORDER, description, referenceNumber: "SRF0000010482" },
      ...{ moment: { at: now, timeZone }, operations: [], receiptUrl: baseUrl },
    };
  if (sample === "subscription")
    return {
      ...{ kind: "upcoming_charge", planName: description, amount, card: CARD, pageUrl: baseUrl },
      ...{ chargeDate: addDays(civilDateOf(now, timeZone), SOON), days: SOON, cardProblem: null },
    };
  if (sample === "reminder") {
    const [daysAfter] = facts.reminderDays;
    if (daysAfter === undefined) return null;
    const dueDate = addDays(civilDateOf(now, timeZone), -daysAfter);
    const links = { pageUrl: baseUrl, payUrl: baseUrl };
    return { kind: "invoice_reminder", invoiceNumber: INVOICE, amount, total: amount, dueDate, daysAfter, ...links };
  }
  if (sample === "alert")
    return {
      kind: "alert_opened",
      alert: {
        ...{ kind: "success_rate", gateway: "knet", name: "KNET", nameAr: "كي نت", form: "card" },
        ...{ tried: 40, ok: 21, usual: 0.92, since: now.toISOString() },
      },
      timeZone,
      pageUrl: baseUrl,
    };
  if (!asksSomebody(facts)) return null;
  const [first] = Object.entries(facts.approvalAmounts);
  return {
    ...{ kind: "approval_requested", operation: "refund", makerName: person, requestId: REQUEST, sessionId: SESSION },
    ...{ orderNo: ORDER, amount: first === undefined ? amount : { currency: first[0], amount: first[1] } },
    ...{ reason: null, note: null, decisionNote: null },
  };
}
