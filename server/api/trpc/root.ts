/** Every procedure of our own pages. */
import { router } from "./init";
import { checkoutRouter } from "./routers/checkout";

export const appRouter = router({ checkout: checkoutRouter });

export type AppRouter = typeof appRouter;
