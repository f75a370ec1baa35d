import { API_VERSIONS, newestVersion } from "@/server/kernel/api-version";
import { InvalidFields } from "@/server/kernel/errors";
import { readInput } from "@/server/kernel/read-input";
import type { SystemCtx } from "@/server/kernel/types";
import { sentAddress } from "@/server/kernel/webhook-address";
import { seal } from "@/server/secrets";
import { NewMerchantInput } from "./contract/requests";
import { newId, newKeyPair, newWebhookKeys } from "./keys";
import { sealedCredential } from "./stored-address";

export type MerchantInput = {
  name: string;
  timezone?: string;
  region?: string;
  default_language?: string;
  webhook_url?: string;
  base_url?: string;
  production?: boolean;
};

export type NewMerchant = {
  readonly merchantId: string;
  readonly privateKey: string;
  readonly publicKey: string;
  readonly hmacKey: string;
  readonly webhookSecret: string;
};

/**
 * Creates a merchant; `seeded` marks the merchant of `npm start`.
 * @throws {InvalidFields} if a field is invalid
 */
export async function createMerchant(
  system: SystemCtx,
  input: MerchantInput,
  { seeded = false } = {},
): Promise<NewMerchant> {
  const fields = readInput(NewMerchantInput, input);
  const merchantId = newId("mer");
  const { hmacKey, webhookSecret } = newWebhookKeys();
  const { id, privateKey, publicKey, columns } = newKeyPair();
  const apiVersion = fields.apiVersion ?? newestVersion(API_VERSIONS);
  await system.db.merchant.create({
    data: {
      ...fields,
      id: merchantId,
      seeded,
      webhookHmacKey: seal(hmacKey),
      webhookSecret: seal(webhookSecret),
      apiVersion,
      ...addressOf(merchantId, fields.webhookUrl ?? null),
      apiKeys: { create: { id, name: "first key", apiVersion, ...columns } },
    },
  });
  return { merchantId, privateKey, publicKey, hmacKey, webhookSecret };
}

function addressOf(merchantId: string, sent: string | null) {
  const address = sent === null ? null : sentAddress(sent);
  if (address === null) return {};
  if (address.credential === null) throw new InvalidFields({ webhook_url: ["Enter a valid URL."] });
  const credential = sealedCredential(merchantId, { ...address, credential: address.credential });
  return { webhookUrl: address.storedAs(credential.id), webhookCredentials: { create: credential } };
}
