import { Decimal } from "decimal.js";
import type { Attempt as AttemptRow } from "@/server/db/generated/client";
import { storedToken, type TokenView } from "@/server/domain/cards";
import { type ChargeOperation, chargeOperation, type GatewayRefs, gatewayRefs } from "@/server/domain/gateways";
import { currency } from "@/server/kernel/currency";
import { type JsonObject, jsonObject } from "@/server/kernel/json";
import { money } from "@/server/kernel/money";
import { wordOf } from "@/server/kernel/words";
import { type AttemptState, FAILURE_REASONS, type FailureReason } from "../core/words";
import type { AttemptPrice } from "./core/amounts";
import { attemptState, SUBMISSION } from "./core/machine";

export type Attempt = AttemptPrice & {
  readonly id: string;
  readonly merchantId: string;
  readonly sessionId: string;
  readonly number: number;
  readonly state: AttemptState;
  /** `pgCode` is the gateway account's code, `connector` the implementation behind it. */
  readonly pgCode: string;
  readonly connector: string;
  readonly operation: ChargeOperation;
  readonly formOfPayment: string;
  readonly referenceNumber: string;
  readonly customerId: string | null;
  readonly walletAmount: AttemptPrice["amount"];
  readonly holdId: string | null;
  /** True if the attempt's charge must be reversed; a success then no longer counts. */
  readonly reversalDue: boolean;
  readonly message: string | null;
  readonly failureReason: FailureReason | null;
  readonly gatewayResponse: JsonObject | null;
  readonly pgParams: JsonObject;
  readonly gatewayRefs: GatewayRefs;
  readonly card: TokenView | null;
  readonly idempotencyKey: string | null;
  readonly isUnattended: boolean;
  readonly leadsOn: boolean;
  readonly pageUrl: string | null;
  readonly pageExpiresAt: Date | null;
  /** When the bank first asked its customer about the charge. */
  readonly challengedAt: Date | null;
  readonly decline: JsonObject | null;
  readonly inquireAt: Date | null;
  readonly inquiries: number;
  readonly parkedAt: Date | null;
  readonly parkedReason: string | null;
  readonly parkedNote: string | null;
  readonly disclosedToMerchant: boolean;
  readonly disclosureUrlError: string | null;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly gatewayIdentity: string | null;
  readonly finishedAt: Date | null;
};

export const ATTEMPT_BEFORE_SUBMISSION = {
  id: "",
  number: 0,
  state: SUBMISSION.from,
  formOfPayment: "none",
  referenceNumber: "",
  holdId: null,
  reversalDue: false,
  message: null,
  failureReason: null,
  gatewayResponse: null,
  pgParams: {},
  gatewayRefs: {},
  card: null,
  idempotencyKey: null,
  isUnattended: false,
  leadsOn: false,
  pageUrl: null,
  pageExpiresAt: null,
  challengedAt: null,
  decline: null,
  inquireAt: null,
  inquiries: 0,
  parkedAt: null,
  parkedReason: null,
  parkedNote: null,
  disclosedToMerchant: false,
  disclosureUrlError: null,
  startedAt: null,
  gatewayIdentity: null,
  finishedAt: null,
} as const satisfies Partial<Attempt>;

type Amounts = "amount" | "walletAmount" | "chargeAmount" | "fee" | "exchangeRate";

/** Columns from which {@link attemptOf} makes an attempt; a decimal may be any object whose text is exact. */
export type AttemptColumns = Omit<AttemptRow, Amounts> & {
  readonly [Column in Exclude<Amounts, "exchangeRate">]: { toString(): string };
} & { readonly exchangeRate: { toString(): string } | null };

export function attemptOf(row: AttemptColumns): Attempt {
  const own = currency(row.currency);
  const charged = currency(row.chargeCurrency);
  return {
    id: row.id,
    merchantId: row.merchantId,
    sessionId: row.sessionId,
    number: row.number,
    state: attemptState(row.state),
    pgCode: row.pgCode,
    connector: row.connector,
    operation: chargeOperation(row.operation),
    formOfPayment: row.formOfPayment,
    referenceNumber: row.referenceNumber,
    customerId: row.customerId,
    amount: money(row.amount.toString(), own),
    walletAmount: money(row.walletAmount.toString(), own),
    holdId: row.holdId,
    reversalDue: row.reversalDue,
    chargeAmount: money(row.chargeAmount.toString(), charged),
    fee: money(row.fee.toString(), charged),
    exchangeRate: row.exchangeRate === null ? null : new Decimal(row.exchangeRate.toString()),
    message: row.message,
    failureReason: row.failureReason === null ? null : wordOf(FAILURE_REASONS, row.failureReason, "reason"),
    gatewayResponse: jsonObject(row.gatewayResponse),
    pgParams: jsonObject(row.pgParams) ?? {},
    gatewayRefs: gatewayRefs(row.gatewayRefs),
    card: storedToken(row.card),
    idempotencyKey: row.idempotencyKey,
    isUnattended: row.isUnattended,
    leadsOn: row.leadsOn,
    pageUrl: row.pageUrl,
    pageExpiresAt: row.pageExpiresAt,
    challengedAt: row.challengedAt,
    decline: jsonObject(row.decline),
    inquireAt: row.inquireAt,
    inquiries: row.inquiries,
    parkedAt: row.parkedAt,
    parkedReason: row.parkedReason,
    parkedNote: row.parkedNote,
    disclosedToMerchant: row.disclosedToMerchant,
    disclosureUrlError: row.disclosureUrlError,
    createdAt: row.createdAt,
    startedAt: row.startedAt,
    gatewayIdentity: row.gatewayIdentity,
    finishedAt: row.finishedAt,
  };
}
