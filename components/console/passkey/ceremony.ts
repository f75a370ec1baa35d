/**
 * Creates and uses passkeys in the browser. Options and responses are JSON (W3C Web Authentication Level 3,
 * sections 5.1.8 to 5.1.10), converted here because older browsers lack these methods.
 */

type Descriptor = { readonly id: string; readonly type: "public-key" };
type CreationJson = {
  readonly challenge: string;
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
  readonly excludeCredentials?: readonly Descriptor[];
  readonly rp: PublicKeyCredentialRpEntity;
  readonly pubKeyCredParams: PublicKeyCredentialParameters[];
};
type RequestJson = { readonly challenge: string; readonly allowCredentials?: readonly Descriptor[] };

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

function textOf(buffer: ArrayBuffer): string {
  const binary = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const described = (list: readonly Descriptor[] = []) => list.map((each) => ({ ...each, id: bytesOf(each.id) }));

/** The browser's response to passkey options, as JSON; null if the user or the browser refused. */
export async function answerOptions(options: string, signal: AbortSignal): Promise<string | null> {
  try {
    const read: unknown = JSON.parse(options);
    const credential = isCreation(read) ? await created(read, signal) : await used(read as RequestJson, signal);
    return credential instanceof PublicKeyCredential ? JSON.stringify(plain(credential)) : null;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

function isCreation(options: unknown): options is CreationJson {
  return typeof options === "object" && options !== null && "user" in options;
}

function created(json: CreationJson, signal: AbortSignal): Promise<Credential | null> {
  const user = { ...json.user, id: bytesOf(json.user.id) };
  const excludeCredentials = described(json.excludeCredentials);
  const publicKey = { ...json, user, challenge: bytesOf(json.challenge), excludeCredentials };
  return navigator.credentials.create({ publicKey, signal });
}

function used(json: RequestJson, signal: AbortSignal): Promise<Credential | null> {
  const allowCredentials = described(json.allowCredentials);
  return navigator.credentials.get({
    publicKey: { ...json, challenge: bytesOf(json.challenge), allowCredentials },
    signal,
  });
}

function plain({ id, rawId, type, response }: PublicKeyCredential): object {
  const clientDataJSON = textOf(response.clientDataJSON);
  const base = { id, rawId: textOf(rawId), type, clientExtensionResults: {} };
  if (response instanceof AuthenticatorAttestationResponse) {
    const attestationObject = textOf(response.attestationObject);
    const transports = response.getTransports?.() ?? [];
    return { ...base, response: { clientDataJSON, attestationObject, transports } };
  }
  const { authenticatorData, signature } = response as AuthenticatorAssertionResponse;
  return {
    ...base,
    response: { clientDataJSON, authenticatorData: textOf(authenticatorData), signature: textOf(signature) },
  };
}
