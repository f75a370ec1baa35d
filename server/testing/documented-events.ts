import { signWebhook } from "@sarraf/node";
import { expect } from "vitest";
import { bodySignatures } from "@/sdk/node/src/webhooks/signatures";
import type { TestMerchant } from "./harness";
import type { HttpService } from "./http-service";

type Webhook = {
  readonly post: {
    readonly requestBody: {
      readonly content: {
        readonly "application/json": { readonly examples: Readonly<Record<string, { readonly value: object }>> };
      };
    };
  };
};

type Posting = { readonly service: HttpService; readonly merchant: TestMerchant; readonly address: string };

/** Posts each event of the API document with a signature. Returns its id, kind and type. */
export async function postDocumented({ service, merchant, address }: Posting): Promise<string[]> {
  const document = await (await fetch(`${service.address}/openapi.json`)).json();
  const facts: string[] = [];
  for (const [kind, { post }] of Object.entries<Webhook>(document.webhooks))
    for (const { value } of Object.values(post.requestBody.content["application/json"].examples)) {
      const id = `evt_documented${facts.length}`;
      const form = kind === "subscription" ? "subscription" : "standard";
      const isStateChange = "type" in value;
      const signature = bodySignatures(merchant.hmacKey, JSON.stringify(value))[form];
      const body = JSON.stringify({ ...value, ...(isStateChange ? { id } : { signature }) });
      const headers = signWebhook({ id, body }, { secret: merchant.webhookSecret });
      const { status } = await fetch(address, { method: "POST", headers, body });
      expect(status, body).toBe(200);
      facts.push(isStateChange ? `${id} state_change ${value.type}` : `${id} ${kind}`);
    }
  return facts;
}
