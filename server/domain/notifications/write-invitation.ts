import type { InvitationNews } from "@/server/domain/merchants";
import type { Ctx, Tx } from "@/server/kernel/types";
import { writeMail } from "./write-mail";

export async function writeInvitation(ctx: Ctx, tx: Tx, news: InvitationNews): Promise<void> {
  const { userId, username, email, language, pageUrl, invitedBy } = news;
  await writeMail(ctx, tx, {
    to: [email],
    relatedId: String(userId),
    language,
    facts: { kind: "user_invited", username, invitedBy, pageUrl },
    cause: null,
  });
}
