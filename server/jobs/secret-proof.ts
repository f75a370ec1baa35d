import type { SystemCtx } from "@/server/kernel/types";
import { seal, secretKey, unseal } from "@/server/secrets";

export type SecretState = "proven" | "wrong";

export const WRONG_SECRET =
  "SARRAF_SECRET is not the secret of this database: neither it nor SARRAF_SECRET_FALLBACK decrypts what is stored. Start with the secret that the database was filled with (docs/deploying.md, Rotating secrets).";

const ID = 1;

export function requireSecret(): void {
  secretKey("seal");
}

function opens(sealed: string): boolean {
  try {
    unseal(sealed);
    return true;
  } catch {
    return false;
  }
}

export async function sealedProof({ db }: SystemCtx): Promise<string | null> {
  const row = await db.secretProof.findUnique({ where: { id: ID } });
  return row?.sealed ?? null;
}

/**
 * Decrypts the database's proof of the secret. The first process writes it, unless a merchant's keys were
 * encrypted with another secret.
 * @throws {Error} without SARRAF_SECRET, or if the database cannot be queried
 */
export async function secretState(system: SystemCtx, read: string | null = null): Promise<SecretState> {
  requireSecret();
  const known = read ?? (await sealedProof(system));
  if (known !== null) return opens(known) ? "proven" : "wrong";
  const { db } = system;
  const merchant = await db.merchant.findFirst({ orderBy: { createdAt: "asc" }, select: { webhookSecret: true } });
  if (merchant !== null && !opens(merchant.webhookSecret)) return "wrong";
  await db.secretProof.createMany({ data: [{ id: ID, sealed: seal("proof") }], skipDuplicates: true });
  const written = await sealedProof(system);
  return written !== null && opens(written) ? "proven" : "wrong";
}
