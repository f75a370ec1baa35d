import { createHmac } from "node:crypto";
import { InvalidFields } from "@/server/kernel/errors";
import type { Ctx, Tx } from "@/server/kernel/types";
import { credentialIdOf, type SentAddress, sentAddress, shownAddress } from "@/server/kernel/webhook-address";
import { seal, secretKey, unseal } from "@/server/secrets";

type AddressChange = {
  readonly sent: string | null;
  /**
   * The address that is stored so far; its credential is kept if the request sends the address as it was
   * shown.
   */
  readonly before?: string | null;
  /** Name of the request's field with the address, by default `webhook_url`. */
  readonly field?: string;
  /**
   * What the address is for. Only `settings` replace the stored password of the address; a `test` does not.
   */
  readonly use?: "settings" | "test";
};

type Db = Pick<Tx, "webhookCredential">;

/**
 * A webhook address in its stored form; its credential is stored encrypted. Deliveries send the newest
 * password of their address and user name; only the settings change a password.
 * @throws {InvalidFields} under `field` for a masked credential of another address
 */
export async function storedAddress(
  { merchant: { id: merchantId, webhookUrl } }: Ctx,
  db: Db,
  { sent, before = null, field = "webhook_url", use }: AddressChange,
): Promise<string | null> {
  const address = sent === null ? null : sentAddress(sent);
  if (address === null) return sent;
  const { credential, storedAs } = address;
  if (credential === null) {
    if (before !== null && shownAddress(before) === sent) return before;
    throw new InvalidFields({ [field]: ["Send the user name and password of this address again."] });
  }
  const row = sealedCredential(merchantId, { credential, storedAs });
  if ((await storedCredential(db, merchantId, row.id)) === credential) return storedAs(row.id);
  if (use === "test" || (use === undefined && storedAs(row.id) === webhookUrl)) {
    const ofPassword = { merchantId, id: credentialId(merchantId, credential), sealed: row.sealed };
    await db.webhookCredential.createMany({ data: [ofPassword], skipDuplicates: true });
    return storedAs(ofPassword.id);
  }
  await db.webhookCredential.upsert({
    where: { merchantId_id: { merchantId, id: row.id } },
    create: { merchantId, ...row },
    update: { sealed: row.sealed },
  });
  return storedAs(row.id);
}

/** Stores the settings' webhook address, and reports whether only its credential changed. */
export async function settingsAddress(
  ctx: Ctx,
  tx: Db,
  { sent, before }: { readonly sent: string; readonly before: string | null },
): Promise<{ readonly webhookUrl: string | null; readonly isCredentialChanged: boolean }> {
  const read = (stored: string | null) => storedCredential(tx, ctx.merchant.id, credentialIdOf(stored ?? "") ?? "");
  const former = await read(before);
  const webhookUrl = await storedAddress(ctx, tx, { sent, before, use: "settings" });
  const isSame = webhookUrl !== null && before !== null && shownAddress(webhookUrl) === shownAddress(before);
  return { webhookUrl, isCredentialChanged: isSame && former !== (await read(webhookUrl)) };
}

async function storedCredential(db: Db, merchantId: string, id: string): Promise<string | null> {
  const row = await db.webhookCredential.findUnique({ where: { merchantId_id: { merchantId, id } } });
  return row && unseal(row.sealed);
}

export function sealedCredential(
  merchantId: string,
  { credential, storedAs }: { readonly credential: string; readonly storedAs: SentAddress["storedAs"] },
): { id: string; sealed: string } {
  const [username = ""] = credential.split(":", 1);
  return { id: credentialId(merchantId, `${storedAs("")}${username}`), sealed: seal(credential) };
}

function credentialId(merchantId: string, of: string): string {
  const digest = createHmac("sha256", secretKey("webhook-credential")).update(`${merchantId} ${of}`);
  return `whc_${digest.digest("hex").slice(0, 32)}`;
}
