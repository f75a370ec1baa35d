import { z } from "zod";
import type { GatewayRefs, GatewayResult } from "@/server/domain/gateways/core/result";
import type { Connector, LookUp, Reply } from "@/server/domain/gateways/engine/connector";
import { keeping } from "@/server/domain/gateways/engine/core/keep";
import { amountOfUnits, amountRules, type UnitTable, unitsOf } from "@/server/domain/gateways/engine/core/minor-units";
import { NotSent } from "@/server/domain/gateways/port";
import { isEqual } from "@/server/kernel/money";

const DAY_SECONDS = 86_400;
const UNITS: UnitTable = { decimals: (code) => ({ KWD: 3, USD: 2 })[code as string] ?? null };
const OUTCOMES = new Map<string, GatewayResult["outcome"]>([
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

/** Payments and refunds have the same fields. */
function resultOf(payment: Payment, ref: "payment" | "refund"): GatewayResult {
  const actual = amountOfUnits(UNITS, payment.amount, payment.currency);
  return {
    outcome: OUTCOMES.get(payment.status) ?? "pending",
    message: null,
    raw: payment,
    params: { transaction_id: payment.id, result: payment.status },
    card: null,
    about: payment.reference,
    ...(actual && { actual }),
    ...(ref === "payment" && { stage: "taken" }),
    refs: { [ref]: payment.id },
  };
}

function refusal({ said }: Reply, outcome: "failed" | "error"): GatewayResult {
  const decline = { category: "gateway_fault", code: String(said.code), again: "other_gateway" } as const;
  return { outcome, message: String(said.message), raw: said, params: {}, card: null, decline };
}

function lookUp({ kind, refs }: Parameters<Connector["lookUp"]>[0]): LookUp {
  const ref = kind === "refund" ? "refund" : "payment";
  const id = refs[ref];
  if (id === undefined) return { known: "cannot_ask" };
  return {
    request: { method: "GET", path: `/${ref}s/${encodeURIComponent(id)}` },
    read: ({ said }) => {
      const payment = PAYMENT.safeParse(said).data;
      return payment === undefined ? null : { known: "answer", answer: resultOf(payment, ref) };
    },
    refused: ({ status }) => (status === 404 ? { known: "denied" } : null),
  };
}

export const ACME: Connector = {
  identifier: "acme",
  processor: "acme",
  name: "acme",
  accountFields: [{ name: "key", secret: true, required: true, test: /^test_/ }],
  capabilities: {
    ...{ page: true, pageCanBeEnded: false, rawCard: false, wallets: [], keepCard: "no", unattended: false },
    ...{ authorize: false, capture: "none", void: false, refund: "many", slow: ["refund"] },
    replaySeconds: { begin: DAY_SECONDS, charge: 0, capture: 0, void: 0, refund: DAY_SECONDS, tokenise: 0 },
    decidesWithinDays: { capture: 7, void: 7, refund: 7 },
  },
  amountRule: amountRules(UNITS),
  transport: {
    baseUrl: ({ environment }) => `https://${environment === "test" ? "sandbox" : "api"}.acme.example/v1`,
    headers: ({ values }) => ({ Authorization: `Bearer ${values.key ?? ""}` }),
    encoding: "json",
    isOwn: (_status, said) => typeof said?.code === "string",
    isUnknown: ({ said }) => said.code === "in_progress",
    describe: ({ status, said }) => `Acme answered ${status} (${String(said.code)}).`,
  },
  keep: () => keeping("id status reference amount currency code message"),
  verify: {
    fault: ({ values }) => (values.key ? null : { field: "key", why: "It is missing." }),
    request: () => ({ method: "GET", path: "/account" }),
    read: ({ said }) => (typeof said.id === "string" ? said.id : null),
    refused: ({ said }) => ({ field: "key", why: String(said.message) }),
    unreached: () => "key",
  },
  begin: {
    request: ({ total, referenceNumber, returnUrl, description }) => {
      const amount = unitsOf(UNITS, total)?.toNumber();
      if (amount === undefined) throw new NotSent(`Acme does not take this amount of ${total.currency}.`);
      const body = { amount, currency: total.currency, reference: referenceNumber, return_url: returnUrl, description };
      return { method: "POST", path: "/payments", body };
    },
    read: ({ said }, { expiresAt }) => {
      const payment = PAYMENT.safeParse(said).data;
      return payment?.page === undefined ? null : { url: payment.page, expiresAt, refs: { payment: payment.id } };
    },
    refused: (reply) => refusal(reply, "error"),
  },
  refund: {
    request: ({ charge, amount, referenceNumber }) => {
      const { payment } = charge.refs;
      if (payment === undefined) throw new NotSent("Acme has not named the payment.");
      const part = isEqual(amount, charge.total) ? {} : { amount: unitsOf(UNITS, amount)?.toNumber() };
      const body = { reference: referenceNumber, ...part };
      return { method: "POST", path: `/payments/${encodeURIComponent(payment)}/refunds`, body };
    },
    read: ({ said }) => {
      const refund = PAYMENT.safeParse(said).data;
      return refund === undefined ? null : resultOf(refund, "refund");
    },
    refused: (reply) => refusal(reply, "failed"),
  },
  readReturn: ({ payment = "" }): GatewayRefs => (/^pay_\w+$/.test(payment) ? { payment } : {}),
  lookUp,
};
