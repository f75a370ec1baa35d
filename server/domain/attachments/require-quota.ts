import { InvalidFields } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import { unnamedFiles } from "./statements/require-quota";

export const MOST_UNNAMED = { files: 1_000, bytes: 268_435_456 } as const;

const TOO_MANY =
  "Too many uploaded files belong to no session. Create their sessions; files without a session are removed after 7 days.";

/** @throws {InvalidFields} under `field`, if another file without a session would exceed the quota */
export async function requireQuota(ctx: Ctx, size: number, field: "file" | "attachment" = "file"): Promise<void> {
  const { files, bytes } = await unnamedFiles(ctx);
  if (files >= MOST_UNNAMED.files || bytes + size > MOST_UNNAMED.bytes)
    throw new InvalidFields({ [field]: [TOO_MANY] });
}
