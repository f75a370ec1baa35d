/**
 * Runs the operator's commands (`npm run merchant`) in one process, which saves seconds per command. A line
 * of input is a JSON list of a command's words, a line of output the command's result.
 */
import { createInterface } from "node:readline";
import { systemContext } from "@/server/context";
import { runCommand } from "../../scripts/merchant/commands";
import { connect } from "../../scripts/merchant/connect";

const disconnect = await connect();
for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(await runCommand(systemContext(), JSON.parse(line)))}\n`);
}
await disconnect();
