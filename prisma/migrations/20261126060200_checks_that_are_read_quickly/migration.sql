SET LOCAL lock_timeout = '5s';

-- The same rules, said so that Postgres, which reads each of them anew for every statement that writes the table, has less to read: a list is
-- one constant, and so is a zero. They hold for what is written from here on; the next script has Postgres look at the rows that are there.
ALTER TABLE "payment_session"
  DROP CONSTRAINT "payment_session_state_known",
  ADD CONSTRAINT "payment_session_state_known" CHECK (state = ANY ('{created,pending,cod,attempted,paid,authorized,captured,failed,canceled,expired,invalided}'::text[])) NOT VALID,
  DROP CONSTRAINT "payment_session_amounts_sane",
  ADD CONSTRAINT "payment_session_amounts_sane" CHECK (least(amount, settled_amount, paid_amount, captured_amount, refunded_amount, voided_amount) >= '0'::numeric) NOT VALID,
  DROP CONSTRAINT "payment_session_amount_positive",
  ADD CONSTRAINT "payment_session_amount_positive" CHECK (amount > '0'::numeric OR payment_type = ANY ('{save_card,auto_pay}'::text[])) NOT VALID,
  DROP CONSTRAINT "payment_session_hidden_only_settled",
  ADD CONSTRAINT "payment_session_hidden_only_settled" CHECK (deleted_at IS NULL OR state = ANY ('{paid,authorized,captured,cod}'::text[])) NOT VALID,
  DROP CONSTRAINT "payment_session_save_card_is_free",
  ADD CONSTRAINT "payment_session_save_card_is_free" CHECK (payment_type <> 'save_card' OR amount = '0'::numeric) NOT VALID,
  DROP CONSTRAINT "payment_session_void_excludes_capture",
  ADD CONSTRAINT "payment_session_void_excludes_capture" CHECK (voided_amount = '0'::numeric OR captured_amount = '0'::numeric) NOT VALID;
ALTER TABLE "attempt"
  DROP CONSTRAINT "attempt_state_known",
  ADD CONSTRAINT "attempt_state_known" CHECK (state = ANY ('{pending,open,processing,success,failed,canceled,error,cod}'::text[])) NOT VALID,
  DROP CONSTRAINT "attempt_amounts_sane",
  ADD CONSTRAINT "attempt_amounts_sane" CHECK (least(amount, charge_amount, fee) >= '0'::numeric) NOT VALID,
  DROP CONSTRAINT "attempt_rate_positive",
  ADD CONSTRAINT "attempt_rate_positive" CHECK (exchange_rate > '0'::numeric) NOT VALID,
  DROP CONSTRAINT "attempt_hold_of_a_wallet_part",
  ADD CONSTRAINT "attempt_hold_of_a_wallet_part" CHECK (hold_id IS NULL OR wallet_amount > '0'::numeric) NOT VALID;
ALTER TABLE "operation"
  DROP CONSTRAINT "operation_state_known",
  ADD CONSTRAINT "operation_state_known" CHECK (state = ANY ('{processing,queued,done,refused,rejected,reversed}'::text[])) NOT VALID,
  DROP CONSTRAINT "operation_kind_known",
  ADD CONSTRAINT "operation_kind_known" CHECK (kind = ANY ('{refund,capture,void}'::text[])) NOT VALID,
  DROP CONSTRAINT "operation_destination_known",
  ADD CONSTRAINT "operation_destination_known" CHECK (destination = ANY ('{pg,wallet}'::text[])) NOT VALID,
  DROP CONSTRAINT "operation_amounts_sane",
  ADD CONSTRAINT "operation_amounts_sane" CHECK (amount > '0'::numeric AND fee >= '0'::numeric) NOT VALID,
  DROP CONSTRAINT "operation_asked_while_open",
  ADD CONSTRAINT "operation_asked_while_open" CHECK ((state = ANY ('{processing,queued}'::text[])) = (inquire_at IS NOT NULL)) NOT VALID,
  DROP CONSTRAINT "operation_child_follows_state",
  ADD CONSTRAINT "operation_child_follows_state" CHECK ((kind || ' ' || state || ' ' || coalesce(child_state, 'none')) = ANY ('{
    refund processing none, refund queued refund_queued, refund done refunded, refund refused none, refund rejected refund_rejected,
    refund reversed refund_rejected, capture processing none, capture queued none, capture done paid, capture refused none,
    capture rejected refund_rejected, capture reversed capture_failed, void processing none, void queued none, void done voided,
    void refused none, void rejected refund_rejected, void reversed void_failed}'::text[])) NOT VALID;
ALTER TABLE "audit_event"
  DROP CONSTRAINT "audit_event_outcome",
  ADD CONSTRAINT "audit_event_outcome" CHECK (outcome = ANY ('{done,refused}'::text[])) NOT VALID;
ALTER TABLE "simulated_gateway_entry"
  DROP CONSTRAINT "simulated_gateway_entry_amount_sane",
  ADD CONSTRAINT "simulated_gateway_entry_amount_sane" CHECK (amount >= '0'::numeric) NOT VALID;
ALTER TABLE "wallet_account"
  DROP CONSTRAINT "wallet_account_status_known",
  ADD CONSTRAINT "wallet_account_status_known" CHECK (status = ANY ('{active,suspended,closed}'::text[])) NOT VALID,
  DROP CONSTRAINT "wallet_account_closed_empty",
  ADD CONSTRAINT "wallet_account_closed_empty" CHECK (status <> 'closed' OR balance = '0'::numeric) NOT VALID,
  DROP CONSTRAINT "wallet_account_never_overdrawn",
  ADD CONSTRAINT "wallet_account_never_overdrawn" CHECK ('0'::numeric <= held AND held <= balance) NOT VALID;
ALTER TABLE "wallet_entry"
  DROP CONSTRAINT "wallet_entry_amount_positive",
  ADD CONSTRAINT "wallet_entry_amount_positive" CHECK (amount > '0'::numeric) NOT VALID,
  DROP CONSTRAINT "wallet_entry_direction_known",
  ADD CONSTRAINT "wallet_entry_direction_known" CHECK ((entry_type || ' ' || direction) = ANY ('{
    credit_refund credit, credit_adjustment credit, debit_adjustment debit, reserve debit, debit_payment debit, release credit,
    reversal credit, reversal debit}'::text[])) NOT VALID;
ALTER TABLE "wallet_operation"
  DROP CONSTRAINT "wallet_operation_type_known",
  ADD CONSTRAINT "wallet_operation_type_known" CHECK (type = ANY ('{refund,reservation,adjustment,reversal}'::text[])) NOT VALID,
  DROP CONSTRAINT "wallet_operation_amount_positive",
  ADD CONSTRAINT "wallet_operation_amount_positive" CHECK (amount > '0'::numeric) NOT VALID,
  DROP CONSTRAINT "wallet_operation_of_a_session",
  ADD CONSTRAINT "wallet_operation_of_a_session" CHECK (type <> ALL ('{refund,reservation}'::text[]) OR session_id IS NOT NULL) NOT VALID;
ALTER TABLE "wallet_reservation"
  DROP CONSTRAINT "wallet_reservation_state_known",
  ADD CONSTRAINT "wallet_reservation_state_known" CHECK (state = ANY ('{reserved,committed,released}'::text[])) NOT VALID,
  DROP CONSTRAINT "wallet_reservation_amount_positive",
  ADD CONSTRAINT "wallet_reservation_amount_positive" CHECK (amount > '0'::numeric) NOT VALID;
ALTER TABLE "billing_cycle"
  DROP CONSTRAINT "billing_cycle_status_known",
  ADD CONSTRAINT "billing_cycle_status_known" CHECK (status = ANY ('{scheduled,processing,retry_scheduled,paid,failed,canceled}'::text[])) NOT VALID,
  DROP CONSTRAINT "billing_cycle_charge_type_known",
  ADD CONSTRAINT "billing_cycle_charge_type_known" CHECK (charge_type = ANY ('{cit,mit}'::text[])) NOT VALID,
  DROP CONSTRAINT "billing_cycle_amount_not_negative",
  ADD CONSTRAINT "billing_cycle_amount_not_negative" CHECK (amount_due >= '0'::numeric) NOT VALID,
  DROP CONSTRAINT "billing_cycle_due_while_waiting",
  ADD CONSTRAINT "billing_cycle_due_while_waiting" CHECK ((due_at IS NOT NULL) = (charge_type = 'mit' AND status = ANY ('{scheduled,retry_scheduled}'::text[]))) NOT VALID,
  DROP CONSTRAINT "billing_cycle_blocked_while_waiting",
  ADD CONSTRAINT "billing_cycle_blocked_while_waiting" CHECK (blocked_since IS NULL OR (charge_type = 'mit' AND status = ANY ('{scheduled,processing,retry_scheduled}'::text[]))) NOT VALID;

-- Sessions, attempts and operations are changed soon after they are made: a page keeps room for that, so that a change of what no index holds
-- leaves the indexes alone.
ALTER TABLE "payment_session" SET (fillfactor = 75);
ALTER TABLE "attempt" SET (fillfactor = 75);
ALTER TABLE "operation" SET (fillfactor = 75);
