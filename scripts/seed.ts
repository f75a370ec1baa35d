/**
 * Seeds the sandbox merchant of `npm start` and writes its credentials (decision 0055; variables:
 * docs/operating.md).
 */
import { join } from "node:path";
import "@/server/wiring";
import { systemContext } from "@/server/context";
import { closeDatabase } from "@/server/db/client";
import { env } from "@/server/env";
import { seed } from "./seed/seed";

const path = join(env.home, "credentials.json");

try {
  console.log(await seed(systemContext(), path));
} finally {
  await closeDatabase();
}
