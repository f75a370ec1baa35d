SET LOCAL lock_timeout = '5s';

-- The link of a self-service page ends with its signed token; a session of a subscription must not show it.
UPDATE payment_session p SET redirect_url = NULL
  FROM subscription_session x
  WHERE x.session_id = p.id AND p.redirect_url ~ '/(en|ar)/subscription/[A-Za-z0-9_-]+\.[A-Za-z0-9_-]{24}$';
