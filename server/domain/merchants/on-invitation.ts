import type { Ctx, Language, Tx } from "@/server/kernel/types";

export type InvitationNews = {
  readonly userId: number;
  readonly username: string;
  readonly email: string;
  readonly language: Language;
  readonly pageUrl: string;
  readonly invitedBy: string;
};

/** The handler runs inside the caller's transaction, and writes only rows. */
export type InvitationHandler = (ctx: Ctx, tx: Tx, news: InvitationNews) => Promise<void>;

let told: InvitationHandler | null = null;

export function onInvitation(handler: InvitationHandler): void {
  told = handler;
}

export async function tellInvitation(ctx: Ctx, tx: Tx, news: InvitationNews): Promise<void> {
  if (told === null) throw new Error("No handler sends invitations: server/wiring.ts was not imported.");
  await told(ctx, tx, news);
}
