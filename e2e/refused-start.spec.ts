/** A service that could not do its work does not start. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "./support/test";

test("a service in whose environment no job would run ends with 1 and says why", async () => {
  const environment = { ...process.env, PORT: "0", INNGEST_SIGNING_KEY: "signkey-test-1" };
  const program = spawn(process.execPath, [`${process.env.SARRAF_DIST ?? ".next"}/programs/serve.mjs`], {
    env: environment,
  });
  let output = "";
  for (const stream of [program.stdout, program.stderr]) stream.on("data", (chunk) => (output += chunk));
  const [code] = await once(program, "close");
  expect([code, output]).toEqual([1, expect.stringContaining("INNGEST_EVENT_KEY is not")]);
});
