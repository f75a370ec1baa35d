/** Next's modules keep the request in this class, which they find in the global object when they are loaded. */
import { AsyncLocalStorage } from "node:async_hooks";

Object.assign(globalThis, { AsyncLocalStorage });
