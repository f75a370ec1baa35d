import type { Metadata, Viewport } from "next";

export const PAGE_METADATA: Metadata = { title: "Sarraf", robots: { index: false, follow: false } };

export const PAGE_VIEWPORT: Viewport = {
  width: "device-width",
  initialScale: 1,
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#f4f7f6" },
    { media: "(prefers-color-scheme: dark)", color: "#0c1211" },
  ],
};
