import { maskedNumber } from "@/server/domain/gateways";
import { jsonObject, jsonText } from "@/server/kernel/json";
import type { CivilDate } from "@/server/kernel/time";
import type { TokenView } from "./contract";
import { type Expiry, isExpired, willExpireSoon } from "./core/expiry";
import type { SavedCard } from "./statements/save-card";

export function storedToken(value: unknown): TokenView | null {
  return jsonText(jsonObject(value)?.token) === null ? null : (value as TokenView);
}

export type ShownCard = {
  id: string;
  brand: string | null;
  last4: string;
  /** The card's expiry month and year, such as `03/31`. */
  expiry: string;
  isExpired: boolean;
  expiresSoon: boolean;
};

function expiryOf({ expiryMonth, expiryYear }: Expiry): { month: string; year: string } {
  return { month: String(expiryMonth).padStart(2, "0"), year: String(expiryYear % 100).padStart(2, "0") };
}

export function shownCard(card: Omit<SavedCard, "agreements">, today: CivilDate): ShownCard {
  const { month, year } = expiryOf(card);
  return {
    id: card.id,
    brand: card.brand,
    last4: card.last4,
    expiry: `${month}/${year}`,
    isExpired: isExpired(card, today),
    expiresSoon: willExpireSoon(card, today),
  };
}

/**
 * The API's token object; `is_preferred` is always false.
 * @param options.pgName name of the gateway of the card's account
 */
export function tokenView(card: SavedCard, { pgName, today }: { pgName: string; today: CivilDate }): TokenView {
  const { month, year } = expiryOf(card);
  return {
    token: card.token,
    customer_id: card.customerId,
    brand: card.brand,
    name_on_card: card.nameOnCard,
    number: maskedNumber(card.last4),
    expiry_month: month,
    expiry_year: year,
    pg_code: card.gatewayCode,
    pg_name: pgName,
    cvv_required: card.cvvRequired,
    is_expired: isExpired(card, today),
    is_preferred: false,
    will_expire_soon: willExpireSoon(card, today),
    agreements: [...card.agreements],
  };
}
