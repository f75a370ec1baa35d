import { Prisma } from "@/server/db/client";
import type { Ctx } from "@/server/kernel/types";
import { claimFile } from "./leased-files";

type Columns = { fileFormat: string; timezone: string; startsAt: Date; endsAt: Date };

export function claim(ctx: Ctx, reportId: string) {
  const columns = Prisma.sql`file_format AS "fileFormat", timezone, starts_at AS "startsAt", ends_at AS "endsAt"`;
  return claimFile<Columns>(ctx, reportId, { table: "report", columns });
}
