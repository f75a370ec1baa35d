import { EXIT } from "./exit-codes";
import { program } from "./program";

const { stdout, stderr } = process;

/** The first Ctrl-C aborts the command, the second ends the process. */
const ending = new AbortController();
for (const name of ["SIGINT", "SIGTERM"] as const)
  process.on(name, () => {
    if (ending.signal.aborted) process.exit(130);
    ending.abort();
  });

// If the program that reads the output, such as `head`, ends early, that is no error.
stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(EXIT.done);
  throw error;
});

process.exitCode = await program(process.argv.slice(2), {
  write: (text) => void stdout.write(text),
  complain: (text) => void stderr.write(text),
  signal: ending.signal,
  isTerminal: stdout.isTTY === true,
});
