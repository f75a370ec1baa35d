import { readSdkSession } from "@/server/domain/sdk";
import { NotFound } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";

export async function readDemoSession(
  ctx: Ctx,
  sessionId: string | null,
): Promise<{ id: string; payload: object } | null> {
  if (sessionId === null || sessionId.includes("\0")) return null;
  try {
    return { id: sessionId, payload: await readSdkSession(ctx, sessionId) };
  } catch (error) {
    if (error instanceof NotFound) return null;
    throw error;
  }
}
