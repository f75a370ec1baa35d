import type { Ctx, Language, Tx } from "@/server/kernel/types";

export type AccountNews = {
  readonly userId: number;
  readonly username: string;
  /** Mail addresses of the recipients; empty if no mail is sent. */
  readonly to: readonly string[];
  readonly language: Language;
} & (
  | { readonly kind: "password_failures"; readonly address: string }
  | {
      readonly kind: "new_device";
      readonly address: string;
      readonly device: string | null;
      readonly isToOwners: boolean;
    }
  | { readonly kind: "password_reset"; readonly pageUrl: string; readonly minutes: number }
  | { readonly kind: "address_confirmation"; readonly pageUrl: string }
);

/** The handler runs inside the caller's transaction, and writes only rows. */
export type AccountNewsHandler = (ctx: Ctx, tx: Tx, news: AccountNews) => Promise<void>;

let told: AccountNewsHandler | null = null;

export function onAccountNews(handler: AccountNewsHandler): void {
  told = handler;
}

export async function tellAccountNews(ctx: Ctx, tx: Tx, news: AccountNews): Promise<void> {
  if (told === null) throw new Error("No handler writes account mails: server/wiring.ts was not imported.");
  if (news.to.length > 0) await told(ctx, tx, news);
}
