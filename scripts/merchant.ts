/** `npm run merchant -- …`: the operator's commands for merchants (Spec, "Credentials" 7 to 12). */
import "@/server/wiring";
import { systemContext } from "@/server/context";
import { secretState, WRONG_SECRET } from "@/server/jobs/secret-proof";
import { AppError } from "@/server/kernel/errors";
import { runCommand } from "./merchant/commands";
import { connect } from "./merchant/connect";
import { HELP } from "./merchant/help";
import { Mistake } from "./merchant/usage-error";

/** The message for an expected failure; null for a bug, which is printed with its stack trace. */
function explained(error: unknown): string | null {
  if (error instanceof AppError) return error.fields ? JSON.stringify(error.fields, null, 2) : error.message;
  const misused = error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
  return error instanceof Mistake || misused ? error.message : null;
}

const words = process.argv.slice(2);
if (words.length === 0 || words.some((word) => ["help", "--help", "-h"].includes(word))) {
  console.log(HELP);
} else {
  const disconnect = await connect();
  try {
    if ((await secretState(systemContext())) === "wrong") throw new Mistake(WRONG_SECRET);
    const steps: string[] = [];
    console.log(await runCommand(systemContext(), words, (next) => void steps.push(next)));
    if (process.stdout.isTTY) for (const next of steps) console.error(`\nNext, ${next}`);
  } catch (error) {
    console.error(explained(error) ?? error);
    process.exitCode = 1;
  } finally {
    await disconnect();
  }
}
