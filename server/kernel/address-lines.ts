import { type JsonObject, jsonText } from "./json";
import type { Language } from "./types";

export function addressLines(address: JsonObject | null, language: Language): string[] {
  if (address === null) return [];
  const place = [address.city, address.state, address.postal_code].map(jsonText).filter(isWritten).join(" ");
  const country = jsonText(address.country);
  const lines = [jsonText(address.line1), jsonText(address.line2), place, country && countryName(country, language)];
  return lines.filter(isWritten);
}

function isWritten(text: string | null): text is string {
  return text !== null && text !== "";
}

function countryName(code: string, language: Language): string {
  return new Intl.DisplayNames([language], { type: "region" }).of(code) ?? code;
}
