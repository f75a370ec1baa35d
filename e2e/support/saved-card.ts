/** Gives customers saved cards. */
import { randomBytes } from "node:crypto";
import { withDatabase } from "./database";
import type { Merchant } from "./test";

const KEPT = `INSERT INTO saved_card (id, merchant_id, gateway_code, customer_id, token, brand, last4, expiry_month,
    expiry_year, cvv_required, created_at, updated_at)
  VALUES ($1, $2, $3, $4, $5::text, 'Visa', right($5::text, 4), 12, 2030, false, now(), now())`;

/** Inserts the row of a saved card as a payment would; cards.spec.ts saves a card in the browser instead. */
export async function saveCard(
  merchant: Merchant,
  number: string,
  { customerId = "c-1", pgCode = "sandbox" }: { customerId?: string; pgCode?: string } = {},
): Promise<void> {
  const id = `card_${randomBytes(12).toString("hex")}`;
  const values = [id, merchant.credentials.merchant_id, pgCode, customerId, number];
  await withDatabase((database) => database.query(KEPT, values));
}
