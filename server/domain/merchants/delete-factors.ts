import type { Tx } from "@/server/kernel/types";

export async function deleteFactors(tx: Tx, userId: number): Promise<boolean> {
  const apps = await tx.secondFactor.deleteMany({ where: { userId } });
  const passkeys = await tx.passkey.deleteMany({ where: { userId } });
  await tx.recoveryCode.deleteMany({ where: { userId } });
  return apps.count + passkeys.count > 0;
}
