import { Prisma } from "@/server/db/client";

import { isReplaced } from "@/server/domain/gateways";
import {
  type Attempt,
  type AttemptColumns,
  attemptOf,
  type ChildView,
  childView,
  isInFlight,
  type Session,
  type SessionColumns,
  sessionOf,
} from "@/server/domain/sessions";
import type { WalletTransaction } from "@/server/domain/wallet";
import type { Initiator } from "../core/payment-event";

/** The gateway account of an attempt; a deleted account simulates nothing and allows one attempt. */
export type PaymentAccount = {
  readonly id: string | null;
  readonly credentials: string | null;
  /**
   * True if the attempt was sent to an earlier account of this gateway, which another account has replaced.
   */
  readonly isReplaced: boolean;
  readonly isSandbox: boolean;
  readonly multiAttempt: boolean;
  readonly isTokenizable: boolean;
};

export type WebhookSettings = {
  readonly webhookHmacKey: string;
  readonly webhookSecret: string;
  readonly webhookUrl: string | null;
};

export type Payment = {
  readonly session: Session;
  readonly attempt: Attempt;
  readonly account: PaymentAccount;
  readonly webhook: WebhookSettings;
  readonly initiator: Initiator | null;
  readonly transactions: readonly ChildView[];
  readonly walletTransactions: readonly WalletTransaction[];
  readonly holdsCredit: boolean;
};

export type ChargedPayment = Pick<Payment, "session" | "attempt" | "account">;

export type SessionPayment = Omit<Payment, "attempt"> & { readonly attempt: Attempt | null };

type ChildColumns = { amount: string; currency: string; childSessionId: string; childState: string | null };

type ContextColumns = {
  children: ChildColumns[] | null;
  holdsCredit: boolean;
  accountId: string | null;
  credentials: string | null;
  identity: string | null;
  isSandbox: boolean | null;
  isTokenizable: boolean | null;
  multiAttempt: boolean | null;
  webhookHmacKey: string;
  webhookSecret: string;
  merchantWebhookUrl: string | null;
  userId: number | null;
  username: string | null;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
};

export type PaymentColumns = SessionColumns & ContextColumns & { readonly "attempt.id": string | null };

export function sessionPaymentOf(row: PaymentColumns): SessionPayment {
  const attempt = row["attempt.id"] === null ? null : attemptOf(attemptColumns(row));
  return {
    session: sessionOf(row, attempt !== null && isInFlight(attempt)),
    attempt,
    account: {
      id: row.accountId,
      credentials: row.credentials,
      isReplaced: attempt !== null && isReplaced(attempt.gatewayIdentity, row.identity),
      isSandbox: row.isSandbox ?? false,
      multiAttempt: row.multiAttempt ?? false,
      isTokenizable: row.isTokenizable ?? false,
    },
    webhook: {
      webhookHmacKey: row.webhookHmacKey,
      webhookSecret: row.webhookSecret,
      webhookUrl: row.webhookUrl ?? row.merchantWebhookUrl,
    },
    initiator: initiatorOf(row),
    transactions: (row.children ?? []).map(childView),
    walletTransactions: [],
    holdsCredit: row.holdsCredit,
  };
}

export function hasAttempt(payment: SessionPayment): payment is Payment {
  return payment.attempt !== null;
}

const ATTEMPT_NAMES = Object.values(Prisma.AttemptScalarFieldEnum).map((name) => [name, `attempt.${name}`] as const);

function attemptColumns(row: PaymentColumns): AttemptColumns {
  const columns: Record<string, unknown> = {};
  for (const [name, prefixed] of ATTEMPT_NAMES) columns[name] = (row as Record<string, unknown>)[prefixed];
  return columns as AttemptColumns;
}

function initiatorOf(row: ContextColumns): Initiator | null {
  if (row.userId === null || row.username === null) return null;
  const { userId, username, email, firstName, lastName, phone } = row;
  return { id: userId, username, email, firstName, lastName, phone };
}
