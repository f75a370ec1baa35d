import { walletBrand } from "@/server/kernel/wallet-brands";
import type { Translator } from "./translator";

export function formName(t: Translator, form: string): string {
  const key = `console.forms.${form}` as Parameters<Translator>[0];
  return walletBrand(form) ?? (t.has(key) ? t(key) : form);
}
