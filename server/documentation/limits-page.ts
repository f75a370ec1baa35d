import { MAX_BYTES, PUBLIC_MAX_BYTES, STRANGERS_MAX_BYTES } from "@/server/api/rest/body";
import { MAX_FILE_BYTES } from "@/server/domain/attachments/core/inspect-file";
import { SUCCESSES, WINDOW_MS } from "@/server/domain/gateways/core/provisioning";
import { type Counter, LIMITS } from "@/server/domain/limits/core/rate";
import { addressSuspect } from "@/server/domain/limits/failed-credentials";
import { FAILURE_WINDOW_SECONDS } from "@/server/domain/limits/statements/failed-credentials";
import { KEPT_HOURS, KEY_MAX } from "@/server/domain/limits/with-idempotency";
import { DEFAULT_PER_PAGE, MAX_PER_PAGE } from "@/server/domain/wallet/core/cursor";
import { RETRY_WAITS } from "@/server/domain/webhooks/core/schedule";
import { MOST } from "@/server/domain/webhooks/endpoints/administer-endpoints";
import { DEFAULT_LIMIT, MAX_LIMIT } from "@/server/kernel/page";
import { markdownTable } from "./markdown-table";

const WHO: Readonly<Record<Counter, string>> = {
  general: "each key pair, restricted key and user",
  utility: "each caller, uploads of attachments and messages to customers",
  reports: "each caller, downloads of reports",
  public: "each public key and address",
};

export function limitsMarkdown(): string {
  const rates = Object.entries(LIMITS).map(([name, { requests, windowSeconds }]) => [
    `\`${name}\``,
    WHO[name as Counter],
    `${count(requests)} in ${span(windowSeconds)}`,
  ]);
  return [
    "# Limits",
    "How much a caller may send, and what an answer above a limit says. The figures are those that this installation applies.",
    "## Requests",
    "Fixed windows of UTC time. `RateLimit` and `RateLimit-Policy` of an answer name the counters; above one the answer is 429 with `Retry-After` in seconds.",
    markdownTable(
      ["Counter", "Counted for", "Limit"],
      [
        ...rates,
        [
          "`failed_auth`",
          "wrong credentials from an address",
          `${addressSuspect("").allowed} in ${span(FAILURE_WINDOW_SECONDS)}`,
        ],
        ["provisioning", "each caller, accounts made", `${SUCCESSES} in ${span(WINDOW_MS / 1000)}, rolling`],
      ],
    ),
    "## Sizes",
    markdownTable(
      ["What", "At most", "Above it"],
      [
        ["a body", bytes(MAX_BYTES), "413"],
        ["a body with a public key", bytes(PUBLIC_MAX_BYTES), "413"],
        ["a body without a credential", bytes(STRANGERS_MAX_BYTES), "413"],
        ["an uploaded file, besides the body", bytes(MAX_FILE_BYTES), "400 under the file's field"],
        ["an `Idempotency-Key`", `${KEY_MAX} characters`, "400 under `Idempotency-Key`"],
      ],
    ),
    "The length of each field is in the [reference](reference.md).",
    "## Lists",
    markdownTable(
      ["List", "Rows of a page", "At most"],
      [
        ["with `limit`", String(DEFAULT_LIMIT), String(MAX_LIMIT)],
        ["of a wallet, with `pagination.per_page`", String(DEFAULT_PER_PAGE), String(MAX_PER_PAGE)],
      ],
    ),
    "A larger number counts as the largest.",
    "## Repeats and webhooks",
    markdownTable(
      ["What", "Limit"],
      [
        ["an answer is kept under its `Idempotency-Key`", `${KEPT_HOURS} hours`],
        ["webhook endpoints of a merchant", String(MOST)],
        [
          "a delivery that fails is sent again after",
          `${RETRY_WAITS.map(span).join(", ")}; then it is given up, and the console sends it by a button`,
        ],
      ],
    ),
    "",
  ].join("\n\n");
}

function count(number: number): string {
  return number.toLocaleString("en");
}

const UNITS = [
  [86_400, "day"],
  [3_600, "hour"],
  [60, "minute"],
  [1, "second"],
] as const;

function span(seconds: number): string {
  const [size, unit] = UNITS.find(([each]) => seconds % each === 0) ?? UNITS[3];
  const number = seconds / size;
  return `${number} ${unit}${number === 1 ? "" : "s"}`;
}

function bytes(number: number): string {
  return number % 1_048_576 === 0 || number > 1_048_576
    ? `${number / 1_048_576} MiB`
    : `${Math.round(number / 1024)} KiB`;
}
