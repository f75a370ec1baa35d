import { describe, expect, it } from "vitest";
import { transition } from "@/server/kernel/machine";
import { INVOICE, type InvoiceEvent, invoiceStatus, isOpen } from "./machine";
import { statusAt } from "./status";
import type { InvoiceStatus } from "./words";

const EVENTS: readonly InvoiceEvent[] = ["session_paid", "session_ended", "due_date_passed", "payment_failed"];
const REFUSED = null;
const MATRIX: Readonly<Record<InvoiceStatus, readonly (InvoiceStatus | null)[]>> = {
  sent: ["paid", "canceled", "overdue", REFUSED],
  overdue: ["paid", "canceled", REFUSED, REFUSED],
  paid: [REFUSED, REFUSED, REFUSED, "canceled"],
  canceled: ["paid", REFUSED, REFUSED, REFUSED],
};

describe.each(Object.entries(MATRIX))("an invoice that is %s", (status, row) => {
  const from = invoiceStatus(status);
  it.each(EVENTS.map((event, at) => [event, row[at] ?? null] as const))("%s → %s", (event, to) => {
    if (to === null) expect(() => transition(INVOICE, from, event)).toThrow();
    else expect(transition(INVOICE, from, event)).toBe(to);
  });
});

it("is owed until it is paid or canceled", () => {
  expect(Object.keys(MATRIX).filter((status) => isOpen(invoiceStatus(status)))).toEqual(["sent", "overdue"]);
  expect(() => invoiceStatus("void")).toThrow(RangeError);
});

describe("readers see what a job has yet to write", () => {
  const [before, now, after] = [new Date(1), new Date(2), new Date(3)];
  it.each<[string, Parameters<typeof statusAt>[0], Parameters<typeof statusAt>[1], InvoiceStatus]>([
    ["due later", { status: "sent", overdueAt: after }, "created", "sent"],
    ["due until now", { status: "sent", overdueAt: now }, "pending", "overdue"],
    ["long due", { status: "sent", overdueAt: before }, "attempted", "overdue"],
    ["the time of its session is over", { status: "overdue", overdueAt: null }, "expired", "canceled"],
    ["paid in the end", { status: "paid", overdueAt: null }, "paid", "paid"],
    ["its session is gone", { status: "canceled", overdueAt: null }, null, "canceled"],
  ])("%s", (_, invoice, session, seen) => {
    expect(statusAt(invoice, session, now)).toBe(seen);
  });
});
