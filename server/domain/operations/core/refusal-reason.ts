/** Reasons why an operation is refused, for pages; API clients get a sentence. */
export type RefusalReason =
  | "not_eligible"
  | "too_much"
  | "disputed"
  | "paid_by_wallet"
  | "paid_in_cash"
  | "foreign_currency"
  | "replaced_account"
  | "not_enabled"
  | "no_wallet"
  | "no_customer"
  | "account_inactive"
  | "another_awaits"
  | "in_flight"
  | "service_charge"
  | "gateway";
