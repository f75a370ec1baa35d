/** The program that serves a build in an image: `node .next/programs/serve.mjs` in the project's folder. */
import { ServeRefused, startServer } from "./start-server";
import { stopOnSignal } from "./stop-on-signal.mjs";

const port = Number(process.env.PORT ?? 3000);
try {
  stopOnSignal(await startServer({ port, dir: process.cwd() }));
  console.log(`Serving on http://localhost:${port}`);
} catch (error) {
  console.error(error instanceof ServeRefused ? error.message : error);
  process.exit(1);
}
