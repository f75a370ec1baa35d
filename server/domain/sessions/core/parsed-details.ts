/** What the code reads of the optional request fields, which are stored under their wire names. */
import { type Color, parseColor } from "@/server/kernel/color";
import { type JsonObject, jsonNumber, jsonObject, jsonText } from "@/server/kernel/json";
import { type CivilDate, parseCivilDate, parseInstant } from "@/server/kernel/time";
import { brandingOf } from "./details";

/**
 * What a customer agreed to with the merchant; one card is charged under it (Spec, "Checkout"; decision
 * 0033).
 */
export type Agreement = {
  readonly id: string;
  /** The last day of the agreement; null if it has none. */
  readonly expiryDate: CivilDate | null;
  readonly amountVariability: string | null;
  /** Days. */
  readonly cycleIntervalDays: number | null;
  readonly totalCycles: number | null;
};

/** The agreement among the optional request fields; null if none was sent. */
export function agreementOf({ agreement: sent }: JsonObject): Agreement | null {
  const agreement = jsonObject(sent);
  const id = jsonText(agreement?.id);
  if (agreement === null || id === null) return null;
  const last = jsonText(agreement.expiry_date);
  return {
    id,
    expiryDate: last === null ? null : parseCivilDate(last),
    amountVariability: jsonText(agreement.amount_variability),
    cycleIntervalDays: jsonNumber(agreement.cycle_interval_days),
    totalCycles: jsonNumber(agreement.total_cycles),
  };
}

/** What rules and pages read of the optional request fields; everything else is echoed as it was sent. */
export type ParsedDetails = {
  readonly agreement: Agreement | null;
  /** Days that a card must still be valid, as the merchant sent them; null if it did not. */
  readonly minimumCardDays: number | null;
  /** First and last name, or the one that was sent. */
  readonly customerName: string | null;
  readonly productType: string | null;
  readonly vendorName: string | null;
  /** Until when the merchant asks to be paid; it ends nothing. */
  readonly dueAt: Date | null;
  /** What the merchant calls its methods for this session, and how they look, by `pg_code`. */
  readonly methodLabels: ReadonlyMap<string, SentLabel>;
  /** The session object shows the address of a QR code. */
  readonly hasQrCode: boolean;
  /** The session object shows the short address of its attachment. */
  readonly hasShortAttachmentUrl: boolean;
};

/** A method's text as it was sent with `branding_options`. */
export type SentLabel = { readonly text: string; readonly color: Color; readonly weight: number };

/** Parses what is read of the optional request fields, once. */
export function parseDetails(details: JsonObject): ParsedDetails {
  const names = [jsonText(details.customer_first_name), jsonText(details.customer_last_name)];
  const name = names.filter((part) => part !== null).join(" ");
  return {
    agreement: agreementOf(details),
    minimumCardDays: jsonNumber(jsonObject(details.card_acceptance_criteria)?.min_expiry_time),
    customerName: name === "" ? null : name,
    productType: jsonText(details.product_type),
    vendorName: jsonText(details.vendor_name),
    dueAt: dueAtOf(jsonText(details.due_datetime)),
    methodLabels: labelsOf(details),
    hasQrCode: details.generate_qr_code === true,
    hasShortAttachmentUrl: details.shortify_attachment_url === true,
  };
}

/** `DD/MM/YYYY HH:MM:SS` in UTC, as it is stored. */
function dueAtOf(stored: string | null): Date | null {
  const [, day, month, year, time] = /^(\d{2})\/(\d{2})\/(\d{4}) (\S+)$/.exec(stored ?? "") ?? [];
  return time === undefined ? null : parseInstant(`${year}-${month}-${day}T${time}Z`);
}

function labelsOf(details: JsonObject): ReadonlyMap<string, SentLabel> {
  const labels = new Map<string, SentLabel>();
  for (const [code, sent] of Object.entries(brandingOf(details))) {
    const label = jsonObject(sent);
    const text = jsonText(label?.text);
    const color = parseColor(jsonText(label?.color) ?? "");
    if (text !== null && color !== null)
      labels.set(code, { text, color, weight: jsonNumber(label?.font_weight) ?? 700 });
  }
  return labels;
}
