import { SettingsPatch } from "@/server/domain/merchants";
import type { MerchantFacts } from "@/server/kernel/types";
import type { ConsoleQuery } from "../view";
import { PREVIEWED_PARTS, readSettingsForm } from "./settings-fields";

export function triedSettings(query: ConsoleQuery): SettingsPatch {
  const form = new FormData();
  for (const [name, value] of Object.entries(query)) if (typeof value === "string") form.set(name, value);
  const typed = Object.assign({}, ...PREVIEWED_PARTS.map((part) => readSettingsForm(part, form)));
  const valid = Object.entries(typed).filter(
    ([name, value]) => form.has(name) && SettingsPatch.safeParse({ [name]: value }).success,
  );
  return SettingsPatch.parse(Object.fromEntries(valid));
}

export function triedMerchant(merchant: MerchantFacts, tried: SettingsPatch): MerchantFacts {
  const { name, nameAr, brandColor, supportEmail, supportPhone, supportUrl } = tried;
  const { termsUrl, privacyUrl, disclaimer, disclaimerAr, sessionLifetime } = tried;
  const texts = { nameAr, supportEmail, supportPhone, supportUrl, termsUrl, privacyUrl, disclaimer, disclaimerAr };
  return {
    ...merchant,
    ...given({ name, sessionLifetime }),
    branding: { ...merchant.branding, ...given({ ...texts, color: brandColor }) },
  };
}

function given<T extends object>(values: T): { [Name in keyof T]?: Exclude<T[Name], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof T]?: Exclude<T[Name], undefined>;
  };
}
