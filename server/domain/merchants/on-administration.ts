import type { Ctx, Tx } from "@/server/kernel/types";
import type { OwnerNews } from "./core/owner-news";

export type AdministrationNews = {
  readonly to: readonly string[];
  readonly change: OwnerNews;
  readonly object: string;
  /** A user's name or a key's id; null for the operator. */
  readonly by: string | null;
};

/** The handler runs inside the caller's transaction, and writes only rows. */
export type AdministrationHandler = (ctx: Ctx, tx: Tx, news: AdministrationNews) => Promise<void>;

let told: AdministrationHandler | null = null;

export function onAdministration(handler: AdministrationHandler): void {
  told = handler;
}

export async function tellOwners(ctx: Ctx, tx: Tx, news: AdministrationNews): Promise<void> {
  if (told === null) throw new Error("No handler writes mails to owners: server/wiring.ts was not imported.");
  await told(ctx, tx, news);
}
