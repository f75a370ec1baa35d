import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { expect, it } from "vitest";

const HANDLER = resolve(__dirname, "stop-on-signal.mjs");

/** A program whose stop takes 300 ms, or never ends; it prints when it is ready and when it has stopped. */
async function started(stop: "slow" | "endless") {
  const waits = stop === "slow" ? "setTimeout(done, 300)" : "undefined";
  const source = `import { stopOnSignal } from ${JSON.stringify(HANDLER)};
    stopOnSignal(() => new Promise((done) => ${waits}).then(() => console.log("stopped")), 3);
    setInterval(() => undefined, 1000);
    console.log("ready");`;
  const program = spawn(process.execPath, ["--input-type=module", "-e", source]);
  let printed = "";
  program.stdout.on("data", (chunk) => (printed += chunk));
  await once(program.stdout, "data");
  const end = once(program, "close").then(([code]) => ({ code, printed }));
  return { program, end };
}

it("a signal that npm repeats does not interrupt the stop", async () => {
  const { program, end } = await started("slow");
  program.kill("SIGINT");
  program.kill("SIGTERM");
  expect(await end).toEqual({ code: 3, printed: "ready\nstopped\n" });
});

it("a signal a second later ends a stop that takes too long", async () => {
  const { program, end } = await started("endless");
  program.kill("SIGINT");
  const again = setInterval(() => program.kill("SIGINT"), 200);
  const { code } = await end;
  clearInterval(again);
  expect(code).toBe(130);
});
