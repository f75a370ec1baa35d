import { Prisma } from "@/server/db/client";
import { selected } from "@/server/db/columns";
import { PLAIN_COLUMNS } from "@/server/domain/sessions";

const SESSION_COLUMNS = Prisma.sql`
  s.id, s.merchant_id AS "merchantId", s.type, s.payment_type AS "paymentType", s.state, s.operation,
  s.amount::text AS amount, s.currency, s.pg_codes AS "pgCodes", s.language,
  ${Prisma.raw(selected({ names: PLAIN_COLUMNS, kinds: {} }, "s"))}, s.extra, s.details, s.initiator_id AS "initiatorId",
  s.short_code AS "shortCode", s.dialled_phone AS "dialledPhone", s.lifetime, s.expires_at AS "expiresAt",
  s.inquiry_due_at AS "inquiryDueAt",
  s.settled_pg_code AS "settledPgCode", s.settled_amount::text AS "settledAmount", s.paid_amount::text AS "paidAmount",
  s.captured_amount::text AS "capturedAmount", s.refunded_amount::text AS "refundedAmount",
  s.voided_amount::text AS "voidedAmount", s.settled_at AS "settledAt", s.event_count AS "eventCount",
  s.service_attempts AS "maxServiceAttempts", s.attachment_path AS "attachmentPath", s.invoiced AS "isInvoiced",
  s.link_id AS "linkId", s.link_counted_at AS "linkCountedAt", s.cash_collected_at AS "cashCollectedAt",
  s.deleted_at AS "deletedAt", s.created_at AS "createdAt",
  s.updated_at AS "updatedAt"`;

const ATTEMPT_COLUMNS = Prisma.sql`
  a.id AS "attempt.id", a.merchant_id AS "attempt.merchantId", a.session_id AS "attempt.sessionId",
  a.number AS "attempt.number", a.state AS "attempt.state", a.pg_code AS "attempt.pgCode",
  a.connector AS "attempt.connector", a.operation AS "attempt.operation",
  a.form_of_payment AS "attempt.formOfPayment", a.reference_number AS "attempt.referenceNumber",
  a.amount::text AS "attempt.amount", a.currency AS "attempt.currency", a.wallet_amount::text AS "attempt.walletAmount",
  a.customer_id AS "attempt.customerId", a.hold_id AS "attempt.holdId", a.reversing AS "attempt.reversalDue",
  a.charge_amount::text AS "attempt.chargeAmount", a.charge_currency AS "attempt.chargeCurrency",
  a.fee::text AS "attempt.fee", a.exchange_rate::text AS "attempt.exchangeRate", a.message AS "attempt.message",
  a.failure_reason AS "attempt.failureReason",
  a.gateway_response AS "attempt.gatewayResponse", a.gateway_refs AS "attempt.gatewayRefs", a.pg_params AS "attempt.pgParams", a.card AS "attempt.card",
  a.unattended AS "attempt.isUnattended", a.leads_on AS "attempt.leadsOn", a.page_url AS "attempt.pageUrl", a.page_expires_at AS "attempt.pageExpiresAt",
  a.challenged_at AS "attempt.challengedAt",
  a.decline AS "attempt.decline",
  a.idempotency_key AS "attempt.idempotencyKey", a.inquire_at AS "attempt.inquireAt",
  a.inquiries AS "attempt.inquiries", a.parked_at AS "attempt.parkedAt", a.parked_reason AS "attempt.parkedReason",
  a.parked_note AS "attempt.parkedNote", a.disclosed_to_merchant AS "attempt.disclosedToMerchant",
  a.disclosure_url_error AS "attempt.disclosureUrlError", a.created_at AS "attempt.createdAt",
  a.started_at AS "attempt.startedAt", a.gateway_identity AS "attempt.gatewayIdentity",
  a.finished_at AS "attempt.finishedAt"`;

export const COLUMNS = Prisma.sql`${SESSION_COLUMNS}, ${ATTEMPT_COLUMNS},
  EXISTS (SELECT 1 FROM wallet_reservation r WHERE r.session_id = s.id AND r.merchant_id = s.merchant_id AND r.state = 'reserved') AS "holdsCredit",
  (SELECT json_agg(json_build_object('amount', o.amount::text, 'currency', o.currency, 'childSessionId', o.child_session_id,
      'childState', o.child_state) ORDER BY o.created_at, o.id)
    FROM operation o WHERE o.session_id = s.id AND o.merchant_id = s.merchant_id AND o.child_state IS NOT NULL) AS children,
  g.id AS "accountId", g.credentials, g.identity, g.is_sandbox AS "isSandbox", g.multi_attempt AS "multiAttempt", g.is_tokenizable AS "isTokenizable",
  m.webhook_hmac_key AS "webhookHmacKey", m.webhook_secret AS "webhookSecret", m.webhook_url AS "merchantWebhookUrl",
  u.id AS "userId", u.username, u.email, u.first_name AS "firstName", u.last_name AS "lastName", u.phone`;
