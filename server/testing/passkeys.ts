/** A passkey authenticator for tests, which can also behave like a hostile one. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { addPasskey, askForPasskey, beginPasskey, type ConsoleCtx } from "@/server/domain/merchants";
import { env } from "@/server/env";
import { consoleCtx, signedIn, trySignIn } from "./console";
import type { TestMerchant } from "./harness";

const sha256 = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest();
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");

/** Deviations from a correct response. */
export type Deviation = {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly id?: string;
};

type Options = { readonly challenge: string };

export class TestAuthenticator {
  readonly id = text(randomBytes(32));
  counter: number;
  private readonly privateKey: KeyObject;
  private readonly cose: Buffer;

  /** @param counter null for an authenticator that does not count signatures, such as a synchronised one */
  constructor(counter: number | null = 0) {
    this.counter = counter ?? -1;
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    this.privateKey = privateKey;
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    this.cose = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
      Buffer.from(x, "base64url"),
      Buffer.from([0x22, 0x58, 0x20]),
      Buffer.from(y, "base64url"),
    ]);
  }

  /** The response to options for creating a passkey. */
  create(options: string, deviation: Deviation = {}): string {
    const id = Buffer.from(deviation.id ?? this.id, "base64url");
    const length = Buffer.from([id.length >> 8, id.length & 0xff]);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, this.cose]);
    const authData = this.authData(deviation, attested);
    const head = Buffer.concat([
      Buffer.from([0xa3]),
      cborText("fmt"),
      cborText("none"),
      cborText("attStmt"),
      Buffer.from([0xa0]),
      cborText("authData"),
      Buffer.from([0x59, authData.length >> 8, authData.length & 0xff]),
    ]);
    const response = {
      clientDataJSON: text(clientData("webauthn.create", options, deviation)),
      attestationObject: text(Buffer.concat([head, authData])),
      transports: ["internal"],
    };
    return this.credential(response, deviation);
  }

  /** The response to options for a proof of identity. */
  prove(options: string, deviation: Deviation = {}): string {
    if (this.counter >= 0) this.counter += 1;
    const authenticatorData = this.authData(deviation);
    const client = clientData("webauthn.get", options, deviation);
    const signature = sign("sha256", Buffer.concat([authenticatorData, sha256(client)]), this.privateKey);
    const response = {
      clientDataJSON: text(client),
      authenticatorData: text(authenticatorData),
      signature: text(signature),
    };
    return this.credential(response, deviation);
  }

  private credential(response: object, { id = this.id }: Deviation): string {
    return JSON.stringify({ id, rawId: id, type: "public-key", clientExtensionResults: {}, response });
  }

  private authData(deviation: Deviation, attested = Buffer.alloc(0)): Buffer {
    const { rpId = new URL(env.baseUrl).hostname, isVerified = true, counter = Math.max(this.counter, 0) } = deviation;
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (attested.length > 0 ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested]);
  }
}

function cborText(word: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
}

function clientData(type: string, options: string, deviation: Deviation): Buffer {
  const { challenge } = JSON.parse(options) as Options;
  const origin = deviation.origin ?? new URL(env.baseUrl).origin;
  return Buffer.from(JSON.stringify({ type, challenge: deviation.challenge ?? challenge, origin, crossOrigin: false }));
}

/** Adds a passkey for the signed-in user. */
export async function addTestPasskey(ctx: ConsoleCtx, authenticator = new TestAuthenticator(), name = "Phone") {
  const answer = authenticator.create(await beginPasskey(ctx));
  return { authenticator, ...(await addPasskey(ctx, { name, answer })) };
}

/** The options for a proof of identity. */
export async function proofOptions(ctx: ConsoleCtx): Promise<string> {
  const options = await askForPasskey(ctx);
  if (options === null) throw new Error("The user has no passkey.");
  return options;
}

/** A user with a passkey, and a new sign-in that still needs it. */
export async function waitingForPasskey(merchant: TestMerchant) {
  const owner = await signedIn(merchant);
  const { authenticator, recoveryCodes, token } = await addTestPasskey(owner);
  const first = await trySignIn(owner.actor.username);
  return { owner, open: token, authenticator, recoveryCodes, first, ctx: await consoleCtx(first.token) };
}
