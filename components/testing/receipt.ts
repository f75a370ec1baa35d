import type { Receipt } from "@/server/domain/payments";

export const PAID: Receipt = {
  outcome: "paid",
  total: { amount: "10.750", currency: "KWD" },
  totalName: "paidAmount",
  figure: { amount: "10.750", currency: "KWD" },
  fee: { amount: "0.250", currency: "KWD" },
  keepsFee: false,
  wallet: null,
  methodName: "Sandbox",
  methodNameAr: null,
  card: { brand: "Visa", last4: "1111" },
  referenceNumber: "SRF1",
  settledAt: "2027-03-01T10:00:00.000Z",
  heldUntil: null,
  message: null,
  decline: null,
  unknownCard: false,
  children: [],
  standing: null,
};
