import { readFile } from "node:fs/promises";
import { env } from "@/server/env";

export const APPLE_DOMAIN_PATH = "/.well-known/apple-developer-merchantid-domain-association";

/** Apple's verification file for this domain; null if it is not configured or cannot be read. */
export async function appleDomainFile(): Promise<string | null> {
  const path = env.applePayDomainFile;
  if (path === null) return null;
  return readFile(path, "utf8").catch(() => null);
}
