/**
 * Seeds the sandbox merchant of `npm start` and writes its credentials (decision 0055; variables:
 * docs/operating.md).
 */
import { join } from "node:path";
import "@/server/wiring";
import { systemContext } from "@/server/context";
import { closeDatabase } from "@/server/db/client";
import { env } from "@/server/env";
import { secretState, WRONG_SECRET } from "@/server/jobs/secret-proof";
import { seed } from "./seed/seed";

const path = join(env.home, "credentials.json");

try {
  const system = systemContext();
  if ((await secretState(system)) === "proven") console.log(await seed(system, path));
  else {
    console.error(WRONG_SECRET);
    process.exitCode = 1;
  }
} finally {
  await closeDatabase();
}
