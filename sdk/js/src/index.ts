/** The package `@sarraf/checkout` (docs/wire/sdk-packages.md). */
export type * from "../../web/types";
export { type LoadOptions, loadCheckout } from "./load-checkout";
