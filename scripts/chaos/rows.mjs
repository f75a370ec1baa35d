const TSX = "node_modules/tsx/dist/cli.mjs";
const VITEST = "node_modules/vitest/vitest.mjs";

function programs(name) {
  return { program: [TSX, "scripts/chaos/processes.mjs", name] };
}

/**
 * Describes a run of test files, optionally only of the tests whose titles match. After database tests the
 * audit runs; `parts` processes share the tests.
 * @param {string[]} files
 * @param {{ project?: "db" | "pure", match?: string, rounds?: number, parts?: number }} options
 */
function tests(files, { project = "db", match, rounds, parts = 1 } = {}) {
  const only = match === undefined ? [] : ["-t", match];
  const args = ["run", "--project", project, "--reporter=verbose", ...files, ...only];
  const program = project === "db" ? [TSX, "scripts/chaos/audited.mjs", String(parts), ...args] : [VITEST, ...args];
  return { program, rounds };
}

export const ROWS = {
  kills: programs("kills"),
  restarts: programs("restarts"),
  jobs: programs("jobs"),
  inngest: { program: [TSX, "scripts/chaos/inngest.ts"], rounds: 1 },
  keys: tests(
    [
      "app/b/repeats.db.test.ts",
      "app/b/checkout/v1/pymt-txn/idempotency.db.test.ts",
      "app/b/pbl/v2/operation/races.db.test.ts",
      "server/domain/operations/asking/races.db.test.ts",
    ],
    { match: "fifty|50 repeats of one" },
  ),
  operations: tests(["server/domain/operations/asking/races.db.test.ts"], {
    match: "32 partial|a capture and a void|two refunds",
  }),
  settlement: tests(["server/domain/payments/settlement/races.db.test.ts"], { match: "settle it once|pay and cancel" }),
  wallets: tests(["server/domain/payments/wallet-hold/races.db.test.ts"], { match: "ten are paid by it" }),
  credit: tests(["server/domain/wallet/history.db.test.ts"]),
  answers: tests(["server/domain/payments/resolution/lost-answers.db.test.ts"]),
  receivers: tests(["server/domain/webhooks/bad-receivers.db.test.ts"]),
  dates: tests(["server/domain/subscriptions/core/schedule.test.ts"], { project: "pure" }),
  subscriptions: tests(["server/domain/subscriptions/billing/random-histories.db.test.ts"], { rounds: 1_000 }),
  hostile: tests(["app/b/hostile-requests.db.test.ts"], { rounds: 10_000, parts: 3 }),
};
