import { type Currency, isCurrency } from "./currency";
import { quoted, sentText } from "./sent-values";
import { type Field, field, refuse } from "./wire";

/** The currency's ISO 4217 code; accepts lower case. Null if unknown. */
export function currencyCode(): Field<Currency> {
  return field(
    (value) => {
      const code = sentText(value).trim().toUpperCase();
      return isCurrency(code) ? code : refuse(`${quoted(value)} is not a valid choice.`);
    },
    { type: "string", pattern: "^[A-Za-z]{3}$" },
  );
}
