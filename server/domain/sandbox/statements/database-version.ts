import type { Ctx } from "@/server/kernel/types";

export async function databaseVersion({ db }: Pick<Ctx, "db">): Promise<string> {
  const [row] = await db.$queryRaw<{ version: string }[]>`SELECT current_setting('server_version') AS version`;
  return row?.version.split(" ")[0] ?? "";
}
