import type { SettingsView } from "@/server/domain/merchants";
import { normaliseDigits } from "@/server/kernel/digits";
import { type JsonObject, jsonObject } from "@/server/kernel/json";
import { formText } from "@/server/pages/form-text";
import { amountLines, lifetimeMinutes, reminderDayList } from "./parts/typed-texts";

const TEXTS = {
  region: ["timezone", "region", "default_language"],
  payments: [],
  names: ["name", "name_ar"],
  look: ["brand_color"],
  contact: ["support_email", "support_phone", "support_url", "terms_url", "privacy_url", "disclaimer", "disclaimer_ar"],
  webhooks: ["webhook_url"],
  approval: [],
  keys: [],
} as const;

export type SettingsPart = keyof typeof TEXTS;

export function settingsPart(text: string): SettingsPart | null {
  return Object.keys(TEXTS).some((part) => part === text) ? (text as SettingsPart) : null;
}

export const PREVIEWED_PARTS = [
  "payments",
  "names",
  "look",
  "contact",
  "approval",
] as const satisfies readonly SettingsPart[];
type PreviewedPart = (typeof PREVIEWED_PARTS)[number];

export function readSettingsForm(part: SettingsPart, form: FormData): Readonly<Record<string, unknown>> {
  if (part === "payments") return paymentsFields(form);
  if (part === "keys") return { key_administration_enabled: isTicked(form, "key_administration_enabled") };
  if (part === "approval") return approvalFields(form);
  const texts = Object.fromEntries(TEXTS[part].map((name) => [name, formText(form, name)?.trim() ?? ""]));
  // Sends an empty name as null, because the API ignores an empty text.
  return part === "names" ? { ...texts, name: texts.name === "" ? null : texts.name } : texts;
}

export function shownSettings(part: SettingsPart, settings: SettingsView): string {
  const names = Object.keys(readSettingsForm(part, new FormData()));
  return JSON.stringify(Object.fromEntries(Object.entries(settings).filter(([name]) => names.includes(name))));
}

export function savedTexts(settings: SettingsView, parts: readonly PreviewedPart[]): Readonly<Record<string, string>> {
  const texts = parts.flatMap((part): readonly (readonly [string, string])[] => {
    if (part === "payments")
      return [
        ["session_lifetime", lifetimeMinutes(settings)],
        ["invoice_reminder_days", reminderDayList(settings)],
      ];
    if (part === "approval")
      return [
        ["operation_approval_enabled", String(settings.operation_approval_enabled)],
        ["operation_approval_amounts", amountLines(settings)],
      ];
    return TEXTS[part].map((name) => [name, settings[name] ?? ""] as const);
  });
  return Object.fromEntries(texts);
}

export function readShown(text: string): JsonObject {
  try {
    return jsonObject(JSON.parse(text)) ?? {};
  } catch {
    return {};
  }
}

function paymentsFields(form: FormData): Readonly<Record<string, unknown>> {
  return {
    session_lifetime: secondsOf(formText(form, "session_lifetime") ?? ""),
    expire_transactions: isTicked(form, "expire_transactions"),
    invoice_reminder_days: reminderDays(formText(form, "invoice_reminder_days") ?? ""),
    allowed_origins: linesOf(form, "allowed_origins"),
    redirect_schemes: linesOf(form, "redirect_schemes").map((line) => line.replace(/:(?:\/\/)?$/, "")),
  };
}

function linesOf(form: FormData, name: string): readonly string[] {
  return (formText(form, name) ?? "").split(/\s+/).filter((line) => line !== "");
}

/** Days of reminders, separated by spaces or commas; the schema refuses texts that are no number. */
function reminderDays(typed: string): readonly string[] {
  const days = typed.split(/[\s,،]+/).map((day) => normaliseDigits(day).replace("\u2212", "-"));
  return days.filter((day) => day !== "");
}

/** Reads amounts that need approval; each line has a currency and an amount, in either order. */
function approvalFields(form: FormData): Readonly<Record<string, unknown>> {
  const lines = (formText(form, "operation_approval_amounts") ?? "").split(/\r?\n/);
  const amounts = lines.flatMap((line) => {
    const words = line.trim().split(/\s+/);
    if (words[0] === "") return [];
    const isCode = (word: string) => /^[A-Za-z]{3}$/.test(word);
    const code = words.find(isCode)?.toUpperCase() ?? "";
    return [{ amount: normaliseDigits(words.filter((word) => !isCode(word)).join("")), currency_code: code }];
  });
  return {
    operation_approval_enabled: isTicked(form, "operation_approval_enabled"),
    operation_approval_amounts: amounts,
  };
}

function isTicked(form: FormData, name: string): boolean {
  return formText(form, name) === "true";
}

/** Typed minutes in seconds; other text is passed on for the schema to refuse. */
function secondsOf(minutes: string): number | string | null {
  if (minutes.trim() === "") return null;
  return /^\d{1,8}(\.\d{1,4})?$/.test(minutes.trim()) ? Math.round(Number(minutes) * 60) : minutes;
}
