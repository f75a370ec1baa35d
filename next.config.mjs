import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(fileURLToPath(import.meta.url));

/** @type {import("next").NextConfig} */
export default {
  // Tests build into a folder of their own, never into that of a running server.
  distDir: process.env.SARRAF_DIST ?? ".next",
  // Both slash forms of every path are answered directly, POST included.
  trailingSlash: true,
  skipTrailingSlashRedirect: true,
  poweredByHeader: false,
  serverExternalPackages: ["@node-rs/argon2", "@prisma/adapter-pg", "inngest", "pg", "pino", "undici"],
  // `npm run verify` checks types; the build does not do it again.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root },
  outputFileTracingRoot: root,
};
