/**
 * Displayed amounts: currency code before the number in English, symbol after it in Arabic, Latin digits
 * and the minus sign U+2212 in both.
 */
import type { Language } from "./types";

/** A decimal string with the currency's decimals, and its ISO 4217 code. */
type WireMoney = { readonly amount: string; readonly currency: string };

export type MoneyText = { readonly number: string; readonly unit: string };

const ARABIC_SYMBOLS: Readonly<Record<string, string>> = {
  AED: "د.إ",
  BHD: "د.ب",
  DZD: "د.ج",
  EGP: "ج.م",
  IQD: "د.ع",
  JOD: "د.أ",
  KWD: "د.ك",
  LBP: "ل.ل",
  LYD: "د.ل",
  MAD: "د.م",
  OMR: "ر.ع",
  QAR: "ر.ق",
  SAR: "ر.س",
  SDG: "ج.س",
  SYP: "ل.س",
  TND: "د.ت",
  YER: "ر.ي",
};

export function isNothing(amount: string): boolean {
  return !/[1-9]/.test(amount);
}

function grouped(amount: string): string {
  const [whole = "", decimals] = amount.replace("-", "\u2212").split(".");
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return decimals === undefined ? groups : `${groups}.${decimals}`;
}

/** The number with commas between thousands; the currency's Arabic symbol or code. */
export function moneyText({ amount, currency }: WireMoney, language: Language): MoneyText {
  const unit = language === "ar" ? (ARABIC_SYMBOLS[currency] ?? currency) : currency;
  return { number: grouped(amount), unit };
}

/** A displayed amount such as `KWD 10.500`, or `10.500 د.ك` in Arabic. */
export function moneyLine(money: WireMoney, language: Language): string {
  const { number, unit } = moneyText(money, language);
  return language === "ar" ? `${number} ${unit}` : `${unit} ${number}`;
}
