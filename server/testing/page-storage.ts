/** Next's modules keep a request in this class, which they take from the global object when they load. */
import { AsyncLocalStorage } from "node:async_hooks";

Object.assign(globalThis, { AsyncLocalStorage });
