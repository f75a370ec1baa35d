"use client";
export { CheckoutEmbed, type CheckoutEmbedProps } from "./checkout-embed";
