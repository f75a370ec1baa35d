/** Executes the steps of a guide exactly as written, in a shell. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { differences, type GuideAnswer, valueAt } from "../guide-steps";
import { setupOfWay, stepsOfWay, type Way } from "./guide-ways";
import { CommandFailed, type ReaderShell } from "./reader-shell";

const READY_MS = 30_000;
const POLL_MS = 100;

/** Texts of a guide, and of the guide that must be read before it, or null. */
export type GuideTexts = { readonly source: string; readonly first: string | null };

export type Reader = {
  readonly shell: ReaderShell;
  /** The service's address, without a slash at its end. */
  readonly address: string;
  /** Port of the reader's webhook receiver. */
  readonly port: number;
  /** The folder that contains `.sarraf/credentials.json`. */
  readonly installation: string;
  /** The folder of the reader's program. */
  readonly folder: string;
  /** Pays the session on its checkout page. */
  readonly pay: (sessionId: string) => Promise<void>;
};

/** @throws {CommandFailed} if `isSo` does not return true in time */
async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + READY_MS;
  while (!(await isSo())) {
    if (Date.now() > end) throw new CommandFailed(`${what}: not within ${READY_MS / 1_000} s.`);
    await new Promise((next) => setTimeout(next, POLL_MS));
  }
}

/** The receiver's status for an unsigned webhook; null while nothing listens. */
async function statusOfUnsigned(port: number): Promise<number | null> {
  try {
    return (await fetch(`http://localhost:${port}/webhooks`, { method: "POST", body: "{}" })).status;
  } catch {
    return null;
  }
}

function check(command: string, output: string, { shown, captures }: GuideAnswer): unknown {
  const got: unknown = JSON.parse(output);
  const wrong = differences(shown, got, [...captures.values()]);
  if (wrong.length > 0) throw new CommandFailed(`${command}\n${wrong.join("\n")}\n${output}`);
  return got;
}

/** @returns the output of programs that still run at the end @throws {CommandFailed} */
export async function followGuide({ source, first }: GuideTexts, way: Way, reader: Reader): Promise<string> {
  const { shell, address, port, installation, folder, pay } = reader;
  const here = (text: string) => text.replaceAll("http://localhost:3000", address).replaceAll("4000", String(port));
  const steps = [...(first === null ? [] : setupOfWay(here(first), way)), ...stepsOfWay(here(source), way)];
  const started: (() => string)[] = [];
  const printed = () => started.map((read) => read()).join("");
  const ownFolder = way === "node" || way === "python" ? folder : installation;
  for (const step of steps) {
    if (step.kind === "file") writeFileSync(join(ownFolder, step.name), step.code);
    else if (step.kind === "pay") {
      await pay(await shell.run(`printf %s "$${step.variable}"`));
      if (started.length > 0) await until("The receiver prints the event", () => printed().includes("success"));
    } else {
      await shell.run(`cd '${step.inInstallation ? installation : ownFolder}'`);
      if (step.start) {
        const read = await shell.start(step.command);
        started.push(read);
        const isReady = /^node|^python/.test(step.command)
          ? async () => (await statusOfUnsigned(port)) === 401
          : () => read() !== "";
        await until(step.command, isReady);
        continue;
      }
      const output = await shell.run(step.command);
      if (step.answer === null) continue;
      const got = check(step.command, output, step.answer);
      for (const [name, path] of step.answer.captures) await shell.run(`${name}='${valueAt(got, path)}'`);
    }
  }
  if (started.length > 0) await until("The receiver prints the event", () => printed().includes("success"));
  return printed();
}
