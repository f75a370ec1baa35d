import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(fileURLToPath(import.meta.url));

// Headers of public files, which other origins load with CORS for Subresource Integrity.
const FOR_EVERYBODY = [
  { key: "Access-Control-Allow-Origin", value: "*" },
  { key: "Cross-Origin-Resource-Policy", value: "cross-origin" },
  { key: "Cache-Control", value: "public, max-age=300" },
  { key: "X-Content-Type-Options", value: "nosniff" },
];

/** A released version of the web SDK never changes. */
const FOR_EVER = { key: "Cache-Control", value: "public, max-age=31536000, immutable" };

const isTestBuild = process.env.SARRAF_FAULT_POINTS === "1";

/** @type {import("next").NextConfig} */
const config = {
  // Tests build into a separate folder, so that a running server keeps its files.
  distDir: process.env.SARRAF_DIST ?? ".next",
  // Paths with and without a trailing slash are answered without a redirect, POST included.
  trailingSlash: true,
  skipTrailingSlashRedirect: true,
  poweredByHeader: false,
  // Test builds fix fault points at build time: no environment variable can add them later (docs/faults.md).
  env: { SARRAF_FAULT_POINTS: isTestBuild ? "1" : "0" },
  // Only the benchmark's build includes its empty routes and page (*.bench.ts, *.bench.tsx).
  pageExtensions: ["ts", "tsx", ...(process.env.SARRAF_BENCH_ROUTES === "1" ? ["bench.ts", "bench.tsx"] : [])],
  serverExternalPackages: [
    "@aws-sdk/client-s3",
    "@aws-sdk/lib-storage",
    "@aws-sdk/s3-request-presigner",
    "@opentelemetry/exporter-prometheus",
    "@opentelemetry/exporter-trace-otlp-http",
    "@opentelemetry/sdk-metrics",
    "@opentelemetry/sdk-trace-node",
    "@prisma/adapter-pg",
    "@react-email/render",
    "inngest",
    "pg",
    "pino",
    "sharp",
    "undici",
  ],
  // The build skips type checks, which `npm run verify` does.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root, rules: { "*.tw": { loaders: ["./scripts/inline-style.mjs"], type: "text" } } },
  outputFileTracingRoot: root,
  headers: async () => [
    { source: "/openapi.json", headers: FOR_EVERYBODY },
    { source: "/sdk/:path*", headers: FOR_EVERYBODY },
    { source: "/sdk/:version(\\d+\\.\\d+\\.\\d+)/:file*", headers: [FOR_EVER] },
  ],
  // Every page of the documentation is also served as Markdown.
  rewrites: async () => ({
    beforeFiles: [
      { source: "/sdk/packages{/}?", destination: "/sdk/packages/index.html" },
      { source: "/:lang(en|ar)/docs.md", destination: "/docs/markdown/:lang" },
      { source: "/:lang(en|ar)/docs/:page*.md", destination: "/docs/markdown/:lang/:page*" },
    ],
  }),
  experimental: {
    // A process loads pages and routes when they are first requested (decision 0303).
    preloadEntriesOnStart: false,
    // Because there are several root layouts, the page of an unknown path has no root layout.
    globalNotFound: true,
    // Source maps are not used in production, and they are three quarters of a build's size.
    turbopackSourceMaps: process.env.NODE_ENV !== "production",
    // A test build is shorter without minification of the server's code; browsers get minified files.
    turbopackMinify: { client: true, server: !isTestBuild },
    // Test builds skip the cache: they can rarely reuse it, and writing the cache takes longer than reusing
    // it saves.
    turbopackFileSystemCacheForBuild: process.env.SARRAF_BUILD_CACHE !== "off",
  },
};

/**
 * Returns the configuration with the plugin that compiles messages. A production server uses the plain
 * configuration, because the image has no compiler.
 * @param {string} phase
 */
export default async function configOf(phase) {
  if (phase === "phase-production-server") return config;
  const { default: createNextIntlPlugin } = await import("next-intl/plugin");
  const withNextIntl = createNextIntlPlugin({
    requestConfig: "./server/i18n/request.ts",
    // Messages are compiled at build time, so that no page view parses them.
    experimental: { messages: { path: "./messages", format: "json", locales: "infer", precompile: true } },
  });
  return withNextIntl(config);
}
