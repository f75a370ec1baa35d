import { router } from "./init";
import { checkoutRouter } from "./routers/checkout";
import { consoleRouter } from "./routers/console";
import { selfServiceRouter } from "./routers/self-service";

export const appRouter = router({
  checkout: checkoutRouter,
  console: consoleRouter,
  selfService: selfServiceRouter,
});

export type AppRouter = typeof appRouter;
