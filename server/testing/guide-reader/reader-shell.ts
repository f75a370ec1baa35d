/** Runs commands one after the other in one bash process. */
import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";

export class CommandFailed extends Error {}

const POLL_MS = 50;

export type ReaderShell = {
  /** @returns the output @throws {CommandFailed} */
  run(command: string): Promise<string>;
  /** Starts a program that does not end. @returns a function that returns its output so far */
  start(command: string): Promise<() => string>;
  close(): Promise<void>;
};

/** @param folder receives the programs' output */
export function readerShell(env: NodeJS.ProcessEnv, folder: string): ReaderShell {
  const errors = join(folder, "errors.txt");
  const stderr = openSync(errors, "w");
  const bash = spawn("bash", [], { env, cwd: folder, stdio: ["pipe", "pipe", stderr], detached: true });
  closeSync(stderr);
  let printed = "";
  bash.stdout?.on("data", (chunk: Buffer) => {
    printed += chunk;
  });
  const ended = new Promise<void>((done) => bash.once("close", () => done()));
  let started = 0;

  const type = async (command: string): Promise<{ code: string; output: string }> => {
    const mark = randomBytes(8).toString("hex");
    const from = printed.length;
    const end = new RegExp(`${mark} (\\d+)\\n`);
    bash.stdin?.write(`{ ${command}\n} </dev/null\nprintf '%s %s\\n' ${mark} $?\n`);
    for (;;) {
      const found = end.exec(printed.slice(from));
      if (found !== null) return { code: found[1] ?? "", output: printed.slice(from, from + found.index) };
      if (bash.exitCode !== null) throw new CommandFailed(`The shell ended during: ${command}`);
      await new Promise((next) => setTimeout(next, POLL_MS));
    }
  };

  return {
    run: async (command) => {
      const { code, output } = await type(command);
      if (code !== "0")
        throw new CommandFailed(`${command}\nended with ${code}.\n${output}\n${readFileSync(errors, "utf8")}`);
      return output;
    },
    start: async (command) => {
      started += 1;
      const file = join(folder, `started-${started}.txt`);
      await type(`( ${command} ) > '${file}' 2>&1 &`);
      return () => readFileSync(file, "utf8");
    },
    close: async () => {
      stop(bash);
      await ended;
    },
  };
}

/** Ends the program and its descendants. */
export function stop({ pid }: ChildProcess, signal: NodeJS.Signals = "SIGTERM"): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // The process has already ended.
  }
}
