/** Decides when two request bodies are equal (Spec, "Rate limits and repeated requests"). */
import { asEqualDouble, writeJson } from "@/server/kernel/exact-json";
import { sha256 } from "@/server/kernel/ids";
import { UploadedFile } from "@/server/kernel/uploaded-file";

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value instanceof UploadedFile) return value.toJSON();
  if (typeof value !== "object" || value === null) return asEqualDouble(value);
  const plain: Record<string, unknown> = Object.create(null);
  for (const key of Object.keys(value).sort()) plain[key] = sorted(Reflect.get(value, key));
  return plain;
}

/**
 * SHA-256 in hexadecimal of the body with sorted keys. 1.50 equals 1.5, but numbers that would round to the
 * same double differ.
 */
export function bodyDigest(body: unknown): string {
  return sha256(writeJson(sorted(body)) ?? "");
}
