SET LOCAL lock_timeout = '5s';

-- Attempts at gateway accounts whose code is a card scheme's key; few merchants have such an account.
CREATE INDEX "attempt_scheme_account" ON "attempt" ("merchant_id", "pg_code")
    WHERE "pg_code" IN ('amex', 'dinersclub', 'jcb', 'discover', 'unionpay', 'mastercard', 'visa', 'maestro', 'mada', 'knet', 'benefit', 'meeza', 'cartesbancaires', 'eftposau');
