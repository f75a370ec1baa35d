import type { SettingsView } from "@/server/domain/merchants";

export function lifetimeMinutes({ session_lifetime: seconds }: SettingsView): string {
  return String(seconds / 60);
}

export function reminderDayList({ invoice_reminder_days: days }: SettingsView): string {
  return days.join(" ");
}

export function amountLines({ operation_approval_amounts: amounts }: SettingsView): string {
  return amounts.map(({ amount, currency_code: code }) => `${code} ${amount}`).join("\n");
}
