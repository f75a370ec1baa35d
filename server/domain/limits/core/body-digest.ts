/** When two request bodies are the same one (decision §2). */
import { sha256 } from "@/server/kernel/ids";

/** The value with the keys of every object in order; lists keep theirs. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const plain: Record<string, unknown> = Object.create(null);
  for (const key of Object.keys(value).sort()) plain[key] = sorted(Reflect.get(value, key));
  return plain;
}

/** SHA-256, in hexadecimal, of the parsed body with sorted keys. */
export function bodyDigest(body: unknown): string {
  return sha256(JSON.stringify(sorted(body)) ?? "");
}
