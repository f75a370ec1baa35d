/**
 * How a later module tells somebody that they are invited. The handler is set once, in `server/wiring.ts`.
 */
import type { Ctx, Language, Tx } from "@/server/kernel/types";

/** Who is written to, and the page on which they choose a password. */
export type InvitationNews = {
  readonly userId: number;
  readonly username: string;
  readonly email: string;
  readonly language: Language;
  readonly pageUrl: string;
  /** Who invites, as others know them. */
  readonly invitedBy: string;
};

/** Runs inside the transaction that invites: rows only. */
export type InvitationHandler = (ctx: Ctx, tx: Tx, news: InvitationNews) => Promise<void>;

let told: InvitationHandler | null = null;

/** Has `handler` called for every invitation. */
export function onInvitation(handler: InvitationHandler): void {
  told = handler;
}

/** Tells the handler. @throws {Error} there is none, which is a mistake in the wiring */
export async function tellInvitation(ctx: Ctx, tx: Tx, news: InvitationNews): Promise<void> {
  if (told === null) throw new Error("Nobody tells of invitations: server/wiring.ts was not imported.");
  await told(ctx, tx, news);
}
