SET LOCAL lock_timeout = '5s';

ALTER TABLE "attempt" ADD COLUMN     "hold_id" VARCHAR(40);

-- Attempts of before were promised the session's hold of their sum, the latest where there were several.
UPDATE attempt a SET hold_id = (
  SELECT r.hold_id FROM wallet_reservation r WHERE r.session_id = a.session_id
  GROUP BY r.hold_id HAVING sum(r.amount) = a.wallet_amount
  ORDER BY bool_or(r.state = 'committed') DESC, max(r.created_at) DESC LIMIT 1
) WHERE a.wallet_amount > 0;

-- A hold is named by attempts with a wallet part alone.
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_hold_of_a_wallet_part" CHECK (hold_id IS NULL OR wallet_amount > 0);
