import type { TimeLeft } from "@/server/domain/merchants";
import type { Language, MerchantFacts } from "@/server/kernel/types";
import type { PageName } from "./pages";

export type ShellFacts = {
  readonly language: Language;
  readonly merchant: MerchantFacts;
  readonly now: string;
  readonly page: PageName;
  readonly open: readonly PageName[];
  readonly waits: Readonly<Partial<Record<PageName, number>>>;
  readonly user: { readonly id: string; readonly name: string; readonly role: string };
  readonly theme: "light" | "dark" | null;
  readonly hasLetterKeys: boolean;
  readonly canRefund: boolean;
  readonly left: TimeLeft;
  readonly otherHref: string;
};
