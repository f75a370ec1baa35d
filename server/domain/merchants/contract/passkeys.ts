/** A browser's answers to passkey challenges, as `PublicKeyCredential.toJSON()` writes them. */
import { z } from "zod";
import { object, text } from "@/server/kernel/wire";
import { ANSWER_MAX } from "../core/passkey-rules";

const base64url = z
  .string()
  .regex(/^[\w-]+$/)
  .max(ANSWER_MAX);
const credential = {
  id: base64url.max(1400),
  rawId: base64url.max(1400),
  type: z.literal("public-key"),
  clientExtensionResults: z.object({}),
};

export const CreatedPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z
      .array(z.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]).catch("internal"))
      .max(8)
      .optional(),
  }),
});

export const PasskeyProof = z.object({
  ...credential,
  response: z.object({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url }),
});

export const PasskeyName = object({ passkey_name: text(64) });

export function readAnswer<T>(schema: z.ZodType<T>, sent: string): T | null {
  if (sent.length > ANSWER_MAX) return null;
  try {
    return schema.safeParse(JSON.parse(sent)).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
