"use client";
/** The package `@sarraf/checkout-react` (docs/guides/en/sdk-packages.md). */
export { CheckoutEmbed, type CheckoutEmbedProps } from "./checkout-embed";
