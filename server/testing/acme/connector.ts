import { z } from "zod";
import { replayedFor } from "@/server/domain/gateways/core/capabilities";
import type { GatewayRefs } from "@/server/domain/gateways/core/result";
import type { GatewayOutcome } from "@/server/domain/gateways/core/words";
import type { Connector, LookUp } from "@/server/domain/gateways/engine/connector";
import type { Answer } from "@/server/domain/gateways/engine/core/answer";
import { path } from "@/server/domain/gateways/engine/core/encode";
import { keeping } from "@/server/domain/gateways/engine/core/keep";
import { amountOfUnits, type UnitTable, unitsOf } from "@/server/domain/gateways/engine/core/minor-units";
import { deniedIfMissing } from "@/server/domain/gateways/engine/look-up";
import { NotSent } from "@/server/domain/gateways/port";
import { isEqual } from "@/server/kernel/money";

const DAY_SECONDS = 86_400;
const UNITS: UnitTable = { decimals: (code) => ({ KWD: 3, USD: 2 })[code as string] ?? null };
const OUTCOMES = new Map<string, GatewayOutcome>([
  ["paid", "success"],
  ["expired", "canceled"],
]);

const PAYMENT = z.looseObject({
  id: z.string(),
  status: z.string(),
  reference: z.string(),
  amount: z.number(),
  currency: z.string(),
  page: z.string().optional(),
});
type Payment = z.infer<typeof PAYMENT>;

/** Payments and refunds of this gateway have the same fields. */
function answerOf(payment: Payment, ref: "payment" | "refund"): Answer {
  return {
    outcome: OUTCOMES.get(payment.status) ?? "pending",
    raw: payment,
    params: { transaction_id: payment.id, result: payment.status },
    about: payment.reference,
    actual: amountOfUnits(UNITS, payment.amount, payment.currency),
    stage: ref === "payment" ? "taken" : null,
    refs: { [ref]: payment.id },
  };
}

function lookUp({ kind, refs }: Parameters<Connector["lookUp"]>[0]): LookUp {
  const ref = kind === "refund" ? "refund" : "payment";
  const id = refs[ref];
  if (id === undefined) return { known: "cannot_ask" };
  return {
    request: { method: "GET", path: path`/${ref}s/${id}` },
    read: (said) => {
      const payment = PAYMENT.safeParse(said).data;
      return payment === undefined ? null : answerOf(payment, ref);
    },
    refused: deniedIfMissing,
  };
}

export const ACME: Connector = {
  identifier: "acme",
  accountFields: [{ name: "key", secret: true, required: true, test: /^test_/ }],
  capabilities: {
    ...{ page: true, pageCanBeEnded: false, rawCard: false, wallets: [], keepCard: "no", unattended: false },
    ...{ authorize: false, capture: "none", void: false, refund: "many", slow: ["refund"] },
    replaySeconds: replayedFor(DAY_SECONDS),
    decidesWithinDays: { capture: 7, void: 7, refund: 7 },
  },
  units: UNITS,
  transport: {
    baseUrl: ({ environment }) => `https://${environment === "test" ? "sandbox" : "api"}.acme.example/v1`,
    headers: ({ values }) => ({ Authorization: `Bearer ${values.key ?? ""}` }),
    encoding: "json",
    isOwn: (status, said) => typeof (status < 300 ? said?.id : said?.code) === "string",
    isUnknown: ({ said }) => said.code === "in_progress",
    errors: ["code"],
  },
  keep: () => keeping("id status reference amount currency code message"),
  verify: {
    request: () => ({ method: "GET", path: "/account" }),
    read: ({ id }) => (typeof id === "string" ? id : null),
    refused: ({ said }) => ({ field: "key", why: String(said.message) }),
  },
  refused: ({ said }, outcome) => {
    const decline = { category: "gateway_fault", code: String(said.code), again: "other_gateway" } as const;
    return { outcome, message: String(said.message), raw: said, decline };
  },
  begin: {
    request: ({ total, referenceNumber, returnUrl, description }) => {
      const amount = unitsOf(UNITS, total)?.toNumber();
      if (amount === undefined) throw new NotSent(`Acme does not take this amount of ${total.currency}.`);
      const body = { amount, currency: total.currency, reference: referenceNumber, return_url: returnUrl, description };
      return { method: "POST", path: "/payments", body };
    },
    read: (said) => {
      const payment = PAYMENT.safeParse(said).data;
      return payment?.page === undefined ? null : { url: payment.page, endsAt: null, refs: { payment: payment.id } };
    },
  },
  refund: {
    request: ({ charge, amount, referenceNumber }) => {
      const { payment } = charge.refs;
      if (payment === undefined) throw new NotSent("Acme has not named the payment.");
      const part = isEqual(amount, charge.total) ? {} : { amount: unitsOf(UNITS, amount)?.toNumber() };
      const body = { reference: referenceNumber, ...part };
      return { method: "POST", path: path`/payments/${payment}/refunds`, body };
    },
    read: (said) => {
      const refund = PAYMENT.safeParse(said).data;
      return refund === undefined ? null : answerOf(refund, "refund");
    },
  },
  readReturn: ({ payment = "" }): GatewayRefs => (/^pay_\w+$/.test(payment) ? { payment } : {}),
  lookUp,
};
