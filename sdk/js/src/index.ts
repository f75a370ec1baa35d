/** The package `@sarraf/checkout` (docs/guides/en/sdk-packages.md). */
export type * from "../../web/types";
export { type LoadOptions, loadCheckout } from "./load-checkout";
