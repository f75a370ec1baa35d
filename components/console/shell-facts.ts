/** What the frame of a console page is told. */
import type { TimeLeft } from "@/server/domain/merchants";
import type { Language, MerchantFacts } from "@/server/kernel/types";
import type { PageName } from "./pages";

/** Who looks, and at what. */
export type ShellFacts = {
  readonly language: Language;
  readonly merchant: MerchantFacts;
  /** The merchant's clock, ISO 8601. */
  readonly now: string;
  readonly page: PageName;
  /** The pages that the user may open. */
  readonly open: readonly PageName[];
  /** How much waits behind a page; pages without a number are left out. */
  readonly waits: Readonly<Partial<Record<PageName, number>>>;
  readonly user: { readonly name: string; readonly role: string };
  readonly theme: "light" | "dark" | null;
  /** Single letters move and open things. */
  readonly hasLetterKeys: boolean;
  readonly canRefund: boolean;
  /** How long the sign-in lasts. */
  readonly left: TimeLeft;
  /** The same page in the other language. */
  readonly otherHref: string;
};
