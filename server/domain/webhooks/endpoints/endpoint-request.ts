import { objectEventBody, type StoredObjectEvent } from "../core/object-event";
import { standardWebhooksHeaders } from "../core/signatures";
import { basicOf, headersOf, signingSecrets } from "./secrets";

/** The texts are encrypted. */
export type ClaimedEndpoint = {
  readonly headers: string | null;
  readonly basic: string | null;
  readonly secret: string;
  readonly formerSecret: string | null;
  /** ISO 8601. */
  readonly formerUntil: string | null;
};

export type SignedRequest = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signature: string;
};

/** @throws {Error} another SARRAF_SECRET encrypted the endpoint's columns */
export function endpointRequest(endpoint: ClaimedEndpoint, event: StoredObjectEvent, sentAt: Date): SignedRequest {
  return signedRequest(endpoint, { id: event.id, body: JSON.stringify(objectEventBody(event)), sentAt });
}

/** @throws {Error} as {@link endpointRequest} */
export function signedRequest(
  endpoint: ClaimedEndpoint,
  { id, body, sentAt }: { readonly id: string; readonly body: string; readonly sentAt: Date },
): SignedRequest {
  const formerUntil = endpoint.formerUntil === null ? null : new Date(endpoint.formerUntil);
  const secrets = signingSecrets({ ...endpoint, formerUntil }, sentAt);
  const standard = standardWebhooksHeaders(secrets, { id, sentAt, body });
  const basic = basicOf(endpoint);
  const own: Record<string, string> = { ...headersOf(endpoint) };
  if (basic !== null) own.authorization = `Basic ${Buffer.from(basic).toString("base64")}`;
  const headers = { ...own, ...standard };
  return { headers, body, signature: standard["webhook-signature"] };
}
