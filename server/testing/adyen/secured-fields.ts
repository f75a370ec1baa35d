/**
 * Simulates Adyen's secured fields with the messages of `@adyen/adyen-web` 6. They encrypt by RFC 7516
 * (RSA-OAEP, A256CBC-HS512) with this file's key.
 */
import {
  constants,
  createCipheriv,
  createDecipheriv,
  createHmac,
  generateKeyPairSync,
  privateDecrypt,
  publicEncrypt,
  randomBytes,
} from "node:crypto";
import { jsonText } from "@/server/kernel/json";
import { FIELD_SCRIPT } from "./secured-field-script";

export const DOUBLE_CLIENT_KEY = "test_DOUBLEDOUBLEDOUBLEDOUBLEDOUBLEDO";

const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });

export function securedFieldPage(): string {
  const jwk = JSON.stringify(publicKey.export({ format: "jwk" }));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Secured field</title>
<style>body{margin:0}input{box-sizing:border-box;width:100%;height:100vh;border:0;outline:0;background:none}</style>
</head><body><input autocomplete="off" inputmode="numeric"><script>const KEY=${jwk};${FIELD_SCRIPT}</script></body></html>`;
}

/** @returns the value that the browser encrypted; null if it was not encrypted with this file's key */
export function decrypted(blob: string): string | null {
  const parts = blob.split(".");
  const [header = "", wrapped = "", iv = "", text = "", tag = ""] = parts;
  if (parts.length !== 5) return null;
  const bytes = (part: string) => Buffer.from(part, "base64url");
  try {
    const padding = constants.RSA_PKCS1_OAEP_PADDING;
    const content = privateDecrypt({ key: privateKey, padding, oaepHash: "sha1" }, bytes(wrapped));
    if (!tagOf(content, header, [bytes(iv), bytes(text)]).equals(bytes(tag))) return null;
    const cipher = createDecipheriv("aes-256-cbc", content.subarray(32), bytes(iv));
    const said: unknown = JSON.parse(Buffer.concat([cipher.update(bytes(text)), cipher.final()]).toString());
    return jsonText(Object(said).value) ?? null;
  } catch {
    return null;
  }
}

/** The encrypted value that the field's script would send. */
export function encrypted(value: string): string {
  const [content, iv] = [randomBytes(64), randomBytes(16)];
  const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
  const header = text(Buffer.from('{"alg":"RSA-OAEP","enc":"A256CBC-HS512","version":"1"}'));
  const wrapped = publicEncrypt(
    { key: publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: "sha1" },
    content,
  );
  const cipher = createCipheriv("aes-256-cbc", content.subarray(32), iv);
  const sealed = Buffer.concat([cipher.update(JSON.stringify({ value })), cipher.final()]);
  return [header, ...[wrapped, iv, sealed, tagOf(content, header, [iv, sealed])].map(text)].join(".");
}

function tagOf(content: Buffer, header: string, [iv, sealed]: readonly [Buffer, Buffer]): Buffer {
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(header.length * 8));
  const signed = Buffer.concat([Buffer.from(header), iv, sealed, length]);
  return createHmac("sha512", content.subarray(0, 32)).update(signed).digest().subarray(0, 32);
}
