SET LOCAL lock_timeout = '5s';

-- What will not be renewed has no reminder to come; undoing the cancellation sets it again.
UPDATE billing_cycle c SET reminder_due_at = NULL FROM subscription s
  WHERE s.id = c.subscription_id AND s.cancel_at_period_end AND c.reminder_due_at IS NOT NULL;
