/** The layers and the order of the domain modules, as in ARCHITECTURE.md. */

/** A module imports only modules listed before it. */
const MODULE_ORDER = [
  "counts",
  "history",
  "audit",
  "limits",
  "merchants",
  "bookings",
  "request-log",
  "gateways",
  "cards",
  "wallet",
  "webhooks",
  "attachments",
  "notifications",
  "sessions",
  "payments",
  "operations",
  "gateway-notifications",
  "invoices",
  "payment-links",
  "native",
  "sdk",
  "subscriptions",
  "reports",
  "figures",
  "alerts",
  "console",
  "sandbox",
];

/** What a module takes and answers on the wire: pure, open to every layer. */
/** The table of the sessions' plain fields, from which their contract is made. */
const FIELD_TABLE = "^server/domain/sessions/fields\\.ts$";
const CONTRACTS = ["^server/domain/[^/]+/contract\\.ts$", "^server/domain/[^/]+/contract/[^/]+\\.ts$", FIELD_TABLE];
const PURE = ["^server/(kernel|domain/.+/core)/", ...CONTRACTS];
const PURE_FILES = ["^server/domain/.+/core/[^/]+\\.ts$", ...CONTRACTS];
/** Raw SQL. */
const STATEMENTS = "^server/domain/[^.]+/statements[./]";
const TESTS = "\\.test\\.tsx?$";
/** Closed lists of words: constants without imports, open to every layer. */
const WORDS = "^server/domain/[^/]+/core/words\\.ts$";
/** The parts of the console's pages, beside the pages of their noun. */
const PARTS = "^app/\\[lang\\]/console/.+/parts/";

const moduleOrder = MODULE_ORDER.slice(0, -1).map((name, index) => ({
  name: `${name}-comes-before`,
  comment: `${name} may not import modules that stand after it.`,
  severity: "error",
  from: { path: `^server/domain/${name}/`, pathNot: TESTS },
  to: { path: `^server/domain/(${MODULE_ORDER.slice(index + 1).join("|")})/` },
}));

/**
 * The folders of the big modules, in order: a folder imports only from those listed before it. The files beside
 * the folders (`index.ts`, `contract.ts`) are not in the order.
 */
const FOLDERS = {
  payments: ["core", "record", "attempt", "wallet-hold", "settlement", "reversal", "pages", "charging", "resolution"],
  operations: ["core", "record", "lists", "approvals", "carrying-out", "asking"],
  subscriptions: ["core", "record", "setup", "billing", "cancellation", "changes", "merchant-api", "self-service"],
};

const folderOrder = Object.entries(FOLDERS).flatMap(([module, folders]) =>
  folders.slice(0, -1).map((folder, index) => ({
    name: `${module}-${folder}-comes-before`,
    comment: `${module}/${folder} may not import folders listed after it.`,
    severity: "error",
    from: { path: `^server/domain/${module}/${folder}/`, pathNot: TESTS },
    to: { path: `^server/domain/${module}/(${folders.slice(index + 1).join("|")})/` },
  })),
);

module.exports = {
  forbidden: [
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "modules-have-a-place",
      comment: "A new domain module is given its place in MODULE_ORDER.",
      severity: "error",
      from: {},
      to: { path: "^server/domain/", pathNot: `^server/domain/(${MODULE_ORDER.join("|")})/` },
    },
    {
      name: "core-is-pure",
      severity: "error",
      from: { path: PURE, pathNot: [TESTS, "^server/kernel/types\\.ts$", FIELD_TABLE] },
      to: { pathNot: [...PURE, "node_modules/(decimal\\.js|zod|temporal-polyfill|ipaddr\\.js)/", "^(node:)?crypto$"] },
    },
    {
      name: "context-types-import-types",
      severity: "error",
      from: { path: "^server/kernel/types\\.ts$" },
      to: { pathNot: ["^server/kernel/"], dependencyTypesNot: ["type-only"] },
    },
    {
      name: "field-table-imports-types-of-columns",
      comment: "The table compares its columns with the database's row, by type alone.",
      severity: "error",
      from: { path: FIELD_TABLE },
      to: { pathNot: ["^server/kernel/", "node_modules/zod/"], dependencyTypesNot: ["type-only"] },
    },
    {
      name: "domain-knows-no-transport",
      severity: "error",
      from: { path: "^server/(domain|db|kernel)/" },
      to: {
        path: [
          "^(app|components)/",
          "^server/(api|jobs|emails|pdf)/",
          "^node_modules/(next|next-intl|react|react-dom|inngest|@trpc)/",
        ],
      },
    },
    {
      name: "jobs-and-documents-know-no-transport",
      severity: "error",
      from: { path: "^server/(jobs|emails|pdf)/" },
      to: { path: ["^(app|components)/", "^server/api/"] },
    },
    {
      name: "api-knows-no-pages",
      severity: "error",
      from: { path: "^server/" },
      to: { path: "^(app|components)/" },
    },
    {
      name: "modules-meet-at-index",
      comment: "A core may import the core of an earlier module, and every file its lists of words and its contract.",
      severity: "error",
      from: { path: "^server/domain/([^/]+)/", pathNot: [...PURE_FILES, STATEMENTS] },
      to: {
        path: "^server/domain/",
        pathNot: ["^server/domain/$1/", "^server/domain/[^/]+/index\\.ts$", WORDS, ...CONTRACTS],
      },
    },
    {
      name: "statements-meet-at-statements",
      comment: "A statement may be built of parts of an earlier module's statements, which no index exports.",
      severity: "error",
      from: { path: "^server/domain/([^/]+)/[^.]*statements[./]" },
      to: {
        path: "^server/domain/",
        pathNot: ["^server/domain/$1/", "^server/domain/[^/]+/index\\.ts$", WORDS, ...CONTRACTS, STATEMENTS],
      },
    },
    {
      name: "outsiders-use-index",
      severity: "error",
      from: { path: "^(app|scripts|instrumentation|server/(api|jobs|emails|pdf|wiring|context))" },
      to: { path: "^server/domain/", pathNot: ["^server/domain/[^/]+/index\\.ts$", WORDS, ...CONTRACTS] },
    },
    {
      name: "routes-never-touch-the-database",
      severity: "error",
      from: { path: "^(app|components|server/api)/", pathNot: TESTS },
      to: { path: ["^server/db/", "^node_modules/(@prisma|pg)/"] },
    },
    {
      name: "storage-knows-no-domain",
      comment: "Files are kept below the domain; whose they are is the domain's matter.",
      severity: "error",
      from: { path: "^server/storage/", pathNot: TESTS },
      to: { path: "^(app|components|server)/", pathNot: ["^server/storage/", "^server/env\\.ts$"] },
    },
    {
      name: "storage-has-one-door",
      comment:
        "Only the domain and the jobs' side reach stored files; routes and pages ask a verb. A store that is away is told from a bug.",
      severity: "error",
      from: {
        pathNot: ["^server/storage/", "^server/(domain|jobs|emails|testing)/", "^server/refusal\\.(test\\.)?ts$"],
      },
      to: { path: "^server/storage/" },
    },
    {
      name: "storage-is-entered-by-its-index",
      severity: "error",
      from: { pathNot: "^server/storage/" },
      to: { path: "^server/storage/", pathNot: "^server/storage/index\\.ts$" },
    },
    {
      name: "client-imports-types-and-kernel",
      severity: "error",
      from: { path: ["^components/", PARTS] },
      to: { path: "^server/", pathNot: ["^server/kernel/", WORDS], dependencyTypesNot: ["type-only"] },
    },
    {
      name: "pages-share-by-payment",
      comment: "What checkout, pay page and self-service page share stands in components/payment.",
      severity: "error",
      from: { path: "^components/(checkout|pay|subscription|invoice)/" },
      to: { path: "^components/(checkout|pay|subscription|invoice)/", pathNot: "^components/$1/" },
    },
    {
      name: "shared-parts-know-no-page",
      severity: "error",
      from: { path: "^components/(payment|ui|shell)/" },
      to: { path: "^components/(checkout|pay|subscription|invoice|sandbox|start)/" },
    },
    {
      name: "components-know-no-app",
      severity: "error",
      from: { path: "^components/" },
      to: { path: "^app/", pathNot: "^app/.+/actions\\.ts$" },
    },
    {
      name: "parts-know-no-page",
      comment: "A page passes its parts what they show; of app/ they import only other parts and Server Actions.",
      severity: "error",
      from: { path: PARTS, pathNot: TESTS },
      to: { path: "^app/", pathNot: [PARTS, "^app/.+/actions\\.ts$"] },
    },
    {
      name: "parts-belong-to-one-noun",
      comment: "What the pages of several nouns use is in components/console.",
      severity: "error",
      from: { path: "^app/\\[lang\\]/console/([^/]+)/" },
      to: { path: PARTS, pathNot: "^app/\\[lang\\]/console/$1/" },
    },
    {
      name: "parts-are-for-the-console",
      severity: "error",
      from: { pathNot: "^app/\\[lang\\]/console/[^/]+/" },
      to: { path: PARTS },
    },
    {
      name: "product-knows-no-tests",
      severity: "error",
      from: { pathNot: [TESTS, "^((server|components)/testing|e2e|scripts/(bench|chaos|first-hour))/"] },
      to: { path: ["^((server|components)/testing|e2e)/", TESTS] },
    },
    {
      name: "console-folders-are-leaves",
      comment:
        "What only the console reads is used by the module's index alone; redeliveries use its filter of events.",
      severity: "error",
      from: {
        path: "^server/domain/([^/]+)/",
        pathNot: [TESTS, "^server/domain/[^/]+/(console|redeliver-many)/", "^server/domain/[^/]+/index\\.ts$"],
      },
      to: { path: "^server/domain/$1/console/" },
    },
    ...moduleOrder,
    ...folderOrder,
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    // Excluding them would hide imports of them, and so violations.
    doNotFollow: { path: ["node_modules", "server/db/generated"] },
    enhancedResolveOptions: {
      // Milliseconds, longer than a run: files are looked up once.
      cachedInputFileSystem: { cacheDuration: 120_000 },
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
    cache: { folder: ".sarraf/cache/depcruise", strategy: "content" },
  },
};
