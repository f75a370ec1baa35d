import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";

const Text = z.string().catch("");

const File = z.object({
  base_url: Text,
  merchant_id: Text,
  private_key: Text,
  public_key: Text,
  username: Text,
  password: Text,
  webhook_hmac_key: Text,
  webhook_secret: Text,
});

export type Credentials = z.infer<typeof File>;

/** Reads the credentials. An unreadable file or a missing value gives empty values. */
export function readCredentials(path: string): Credentials {
  try {
    return File.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    return File.parse({});
  }
}

export function writeCredentials(path: string, credentials: Credentials): void {
  mkdirSync(dirname(path), { recursive: true });
  const fresh = `${path}.${process.pid}`;
  writeFileSync(fresh, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600 });
  chmodSync(fresh, 0o600);
  renameSync(fresh, path);
}
