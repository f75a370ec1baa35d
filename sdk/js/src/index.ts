export type * from "../../web/types";
export { type LoadOptions, loadCheckout } from "./load-checkout";
