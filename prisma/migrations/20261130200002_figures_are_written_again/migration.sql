SET LOCAL lock_timeout = '5s';

-- In an hour, when processes of the release before have ended: they write neither reasons nor renewals.
UPDATE figure_day SET written_at = NULL, due_at = greatest(due_at, now() + interval '1 hour') WHERE written_at IS NOT NULL;
