import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import createNextIntlPlugin from "next-intl/plugin";

const root = dirname(fileURLToPath(import.meta.url));

// Pages read their messages through this module; nothing else of next-intl runs, no middleware and no cookie.
// The build parses the messages, so that no page view does.
const withNextIntl = createNextIntlPlugin({
  requestConfig: "./server/i18n/request.ts",
  experimental: { messages: { path: "./messages", format: "json", locales: "infer", precompile: true } },
});

// A page that checks the hash of the script reads it by CORS; these files are public and the same for everybody.
const FOR_EVERYBODY = [
  { key: "Access-Control-Allow-Origin", value: "*" },
  { key: "Cross-Origin-Resource-Policy", value: "cross-origin" },
  { key: "Cache-Control", value: "public, max-age=300" },
  { key: "X-Content-Type-Options", value: "nosniff" },
];

const isTestBuild = process.env.SARRAF_FAULT_POINTS === "1";

/** @type {import("next").NextConfig} */
const config = {
  // Tests build into a folder of their own, never into that of a running server.
  distDir: process.env.SARRAF_DIST ?? ".next",
  // Both slash forms of every path are answered directly, POST included.
  trailingSlash: true,
  skipTrailingSlashRedirect: true,
  poweredByHeader: false,
  // Written into the code: whatever its environment says, an ordinary build has no fault points (decision 0294).
  env: { SARRAF_FAULT_POINTS: isTestBuild ? "1" : "0" },
  // The benchmark's own build, and no other, has routes and a page that do nothing (*.bench.ts, *.bench.tsx).
  pageExtensions: ["ts", "tsx", ...(process.env.SARRAF_BENCH_ROUTES === "1" ? ["bench.ts", "bench.tsx"] : [])],
  serverExternalPackages: [
    "@aws-sdk/client-s3",
    "@aws-sdk/lib-storage",
    "@aws-sdk/s3-request-presigner",
    "@node-rs/argon2",
    "@opentelemetry/exporter-prometheus",
    "@opentelemetry/exporter-trace-otlp-http",
    "@opentelemetry/sdk-metrics",
    "@opentelemetry/sdk-trace-node",
    "@prisma/adapter-pg",
    "@react-email/render",
    "fontkit",
    "inngest",
    "pdfkit",
    "pg",
    "pino",
    "undici",
  ],
  // `npm run verify` checks types; the build does not do it again.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root },
  outputFileTracingRoot: root,
  headers: async () => [
    { source: "/openapi.json", headers: FOR_EVERYBODY },
    { source: "/sdk/:path*", headers: FOR_EVERYBODY },
  ],
  // Every page of the documentation has a twin as Markdown.
  rewrites: async () => ({
    beforeFiles: [
      { source: "/:lang(en|ar)/docs.md", destination: "/docs/markdown/:lang" },
      { source: "/:lang(en|ar)/docs/:page*.md", destination: "/docs/markdown/:lang/:page*" },
    ],
  }),
  experimental: {
    // A process has in memory what it was asked for, not every page and route from its start on (decision 0303).
    preloadEntriesOnStart: false,
    // There are several root layouts, so the page of an unknown path is outside all of them.
    globalNotFound: true,
    // Nothing reads the maps of a built server, and they are three quarters of what a build writes.
    turbopackSourceMaps: process.env.NODE_ENV !== "production",
    // A test build ends sooner so; what browsers get of it is what they get of an ordinary one.
    turbopackMinify: { client: true, server: !isTestBuild },
    // The tests' build begins anew nearly always: what it would keep for the next one costs more than it saves.
    turbopackFileSystemCacheForBuild: process.env.SARRAF_BUILD_CACHE !== "off",
  },
};

export default withNextIntl(config);
