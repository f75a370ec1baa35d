import { objectEventBody, type StoredObjectEvent } from "../core/object-event";
import { basicHeader, secretParts } from "../core/own-headers";
import { standardWebhooksHeaders } from "../core/signatures";
import { basicOf, headersOf, signingSecrets } from "./secrets";

/** A webhook endpoint; its texts are encrypted, instants are ISO 8601. */
export type ClaimedEndpoint = SigningEndpoint & { readonly pausedAt: string | null };

type SigningEndpoint = {
  readonly headers: string | null;
  readonly basic: string | null;
  readonly secret: string;
  readonly formerSecret: string | null;
  readonly formerUntil: string | null;
};

export type SignedRequest = {
  readonly headers: Readonly<Record<string, string>>;
  /** Secret values of headers that the merchant added. */
  readonly own: readonly string[];
  readonly body: string;
  readonly signature: string;
};

export function endpointRequest(endpoint: SigningEndpoint, event: StoredObjectEvent, sentAt: Date): SignedRequest {
  return signedRequest(endpoint, { id: event.id, body: JSON.stringify(objectEventBody(event)), sentAt });
}

export function signedRequest(
  endpoint: SigningEndpoint,
  { id, body, sentAt }: { readonly id: string; readonly body: string; readonly sentAt: Date },
): SignedRequest {
  const formerUntil = endpoint.formerUntil === null ? null : new Date(endpoint.formerUntil);
  const secrets = signingSecrets({ ...endpoint, formerUntil }, sentAt);
  const standard = standardWebhooksHeaders(secrets, { id, sentAt, body });
  const basic = basicOf(endpoint);
  const own: Record<string, string> = { ...headersOf(endpoint) };
  if (basic !== null) own.authorization = basicHeader(basic);
  const headers = { ...own, ...standard };
  return { headers, own: secretParts(own), body, signature: standard["webhook-signature"] };
}
