/** A process of the service with its jobs and its routes, started as Next starts it. */
import { startHttpService } from "@/server/testing/http-service";
import { register } from "../../instrumentation";

process.env.NEXT_RUNTIME = "nodejs";
await register();
const { address } = await startHttpService(Number(process.argv[2] ?? 0));
console.log(address);
