/**
 * `npm run archive -- …`: `list` shows the archived months, `read <table> <month>` prints one month as JSON
 * lines, `run` creates partitions and archives immediately.
 */
import { systemContext } from "@/server/context";
import { listArchive, readRows, turnMonths } from "@/server/domain/history";
import { env } from "@/server/env";
import { connect } from "./merchant/connect";

const USAGE = "Usage: npm run archive -- list | read <table> <month> | run";

async function list(): Promise<void> {
  for (const { table, month, file } of await listArchive(systemContext())) {
    const facts = file === null ? "not yet in a file" : `${file.rows} rows, ${file.bytes} bytes, ${file.fileKey}`;
    console.log(`${String(month).padStart(4, "0")} ${table.padEnd(16)} ${facts}`);
  }
}

async function read(table: string, month: number): Promise<void> {
  const found = (await listArchive(systemContext())).find((each) => each.table === table && each.month === month);
  if (!found?.file) throw new Error("No such month is archived. `list` shows those that are.");
  for await (const row of readRows(found.file)) console.log(row);
}

const [command, table = "", month = ""] = process.argv.slice(2);
const disconnect = await connect();
try {
  if (command === "list") await list();
  else if (command === "read") await read(table, Number(month));
  else if (command === "run") await turnMonths(systemContext(), env.keepMonths);
  else throw new Error(USAGE);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await disconnect();
}
