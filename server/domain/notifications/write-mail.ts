/** Mails are rows first, written with what causes them; a job hands them to the mail provider. */
import { randomBytes } from "node:crypto";
import { prefixed } from "../../kernel/ids";
import type { Ctx, Tx } from "../../kernel/types";
import { type ApprovalMailFacts, approvalMail } from "./core/approval-mail";

/** Who is written to, and the thing that the mail is about. */
export type Addressed = { readonly to: readonly string[]; readonly relatedId: string };

/** Writes the mail once per address, in the caller's transaction, in the merchant's language. */
export async function writeApprovalMail(
  ctx: Ctx,
  tx: Tx,
  mail: Addressed & Omit<ApprovalMailFacts, "language" | "merchantName">,
): Promise<void> {
  const { to, relatedId, ...facts } = mail;
  const language = ctx.merchant.defaultLanguage;
  const written = approvalMail({ ...facts, language, merchantName: ctx.merchant.name });
  const now = ctx.now();
  const base = { merchantId: ctx.merchant.id, language, kind: facts.kind, relatedId, sentAt: now, dueAt: now };
  const data = to.map((address) => ({ ...base, ...written, id: prefixed("eml", randomBytes(25)), to: address }));
  if (data.length > 0) await tx.mailMessage.createMany({ data });
}
