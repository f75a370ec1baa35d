"use client";
/** The package `@sarraf/checkout-react` (docs/wire/sdk-packages.md). */
export { CheckoutEmbed, type CheckoutEmbedProps } from "./checkout-embed";
