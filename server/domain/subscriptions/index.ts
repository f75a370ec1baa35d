/** Subscriptions: plans of recurring charges that the service bills by itself. */
export { CYCLE, SUBSCRIPTION } from "./core/machine";
