import { WriteBatch } from "@/server/db/transactions/write-batch";
import type { Ctx, Tx } from "@/server/kernel/types";
import { addMails, type NewMail } from "./statements/add-mails";

export async function writeMail(ctx: Ctx, tx: Tx, mail: NewMail): Promise<void> {
  await writeMails(ctx, tx, [mail]);
}

export async function writeMails(ctx: Ctx, tx: Tx, mails: readonly NewMail[]): Promise<void> {
  const writes = new WriteBatch();
  await addMails(ctx, writes, mails);
  await writes.flush(tx);
}
