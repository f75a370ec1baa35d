import { readFile } from "node:fs/promises";
import { env } from "@/server/env";

/** Path at which Apple looks for the file on every domain that shows Apple Pay. */
export const APPLE_DOMAIN_PATH = "/.well-known/apple-developer-merchantid-domain-association";

/** The file that proves to Apple that this domain may show Apple Pay; null if there is none or it is unreadable. */
export async function appleDomainFile(): Promise<string | null> {
  const path = env.applePayDomainFile;
  if (path === null) return null;
  return readFile(path, "utf8").catch(() => null);
}
