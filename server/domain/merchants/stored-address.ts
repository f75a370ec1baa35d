import { createHmac } from "node:crypto";
import { InvalidFields } from "@/server/kernel/errors";
import type { Ctx, Tx } from "@/server/kernel/types";
import { sentAddress, shownAddress } from "@/server/kernel/webhook-address";
import { seal, secretKey } from "@/server/secrets";

type AddressChange = {
  readonly sent: string | null;
  /** The stored address; its credential is kept if the address is sent as it was shown. */
  readonly before?: string | null;
};

/**
 * A webhook address as it is stored: its credential is written encrypted, at most one statement.
 * @throws {InvalidFields} under `webhook_url` for a masked credential of another address
 */
export async function storedAddress(
  { merchant: { id: merchantId } }: Ctx,
  db: Pick<Tx, "webhookCredential">,
  { sent, before = null }: AddressChange,
): Promise<string | null> {
  const address = sent === null ? null : sentAddress(sent);
  if (address === null) return sent;
  const { credential } = address;
  if (credential === null) {
    if (before !== null && shownAddress(before) === sent) return before;
    throw new InvalidFields({ webhook_url: ["Send the user name and password of this address again."] });
  }
  const { id, sealed } = sealedCredential(merchantId, credential);
  await db.webhookCredential.createMany({ data: [{ merchantId, id, sealed }], skipDuplicates: true });
  return address.storedAs(id);
}

export function sealedCredential(merchantId: string, credential: string): { id: string; sealed: string } {
  const digest = createHmac("sha256", secretKey("webhook-credential")).update(`${merchantId} ${credential}`);
  return { id: `whc_${digest.digest("hex").slice(0, 32)}`, sealed: seal(credential) };
}
