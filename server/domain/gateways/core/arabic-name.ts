import type { Language } from "@/server/kernel/types";
import type { GatewayAccount } from "./account";

type AccountNames = Pick<GatewayAccount, "name" | "nameAr" | "connector">;

const CARD_METHODS: Readonly<Record<string, string>> = { adyen: "بطاقة مصرفية", stripe: "بطاقة مصرفية" };

/**
 * The account's Arabic name: the stored one or, unless `name` itself is Arabic, the usual words for the
 * gateway; null without either.
 */
export function arabicName({ name, nameAr, connector }: AccountNames) {
  if (nameAr !== null || /\p{Script=Arabic}/u.test(name)) return nameAr;
  return CARD_METHODS[connector] ?? null;
}

export function gatewayName(account: AccountNames, language: Language): string {
  return language === "ar" ? (arabicName(account) ?? account.name) : account.name;
}
