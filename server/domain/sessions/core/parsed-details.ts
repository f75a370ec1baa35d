/** The optional request fields that the code reads. All optional fields are stored under their API names. */
import { type Color, parseColor } from "@/server/kernel/color";
import { type JsonObject, jsonNumber, jsonObject, jsonText } from "@/server/kernel/json";
import { type CivilDate, parseCivilDate, parseInstant } from "@/server/kernel/time";
import { brandingOf } from "./details";
import { type Wishes, wishesOf } from "./notices";

/**
 * An agreement between customer and merchant, under which one card is charged (Spec, "Checkout", "Session
 * requests" 13 to 17).
 */
export type Agreement = {
  readonly id: string;
  readonly expiryDate: CivilDate | null;
  readonly amountVariability: string | null;
  readonly cycleIntervalDays: number | null;
  readonly totalCycles: number | null;
};

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

export type ParsedDetails = Wishes & {
  readonly agreement: Agreement | null;
  readonly minimumCardDays: number | null;
  readonly customerName: string | null;
  readonly productType: string | null;
  readonly vendorName: string | null;
  readonly dueAt: Date | null;
  readonly methodLabels: ReadonlyMap<string, SentLabel>;
  readonly hasQrCode: boolean;
  readonly hasShortAttachmentUrl: boolean;
};

export type SentLabel = { readonly text: string; readonly color: Color; readonly weight: number };

export function parseDetails(details: JsonObject): ParsedDetails {
  const names = [jsonText(details.customer_first_name), jsonText(details.customer_last_name)];
  const name = names.filter((part) => part !== null).join(" ");
  return {
    agreement: agreementOf(details),
    minimumCardDays: jsonNumber(jsonObject(details.card_acceptance_criteria)?.min_expiry_time),
    customerName: name === "" ? null : name,
    productType: jsonText(details.product_type),
    vendorName: jsonText(details.vendor_name),
    ...wishesOf(details),
    dueAt: dueAtOf(jsonText(details.due_datetime)),
    methodLabels: labelsOf(details),
    hasQrCode: details.generate_qr_code === true,
    hasShortAttachmentUrl: details.shortify_attachment_url === true,
  };
}

/** Parses a session's stored due date, `DD/MM/YYYY HH:MM:SS` in UTC. */
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
