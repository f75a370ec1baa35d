import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { ATTEMPT } from "@/server/domain/sessions/attempts/core/machine";
import { SESSION } from "@/server/domain/sessions/core/machine";
import { PAYMENT_TYPE_WORDS } from "@/server/kernel/words";

const ROOT = resolve(__dirname, "..");
const CENTRE = /^server\/domain\/(sessions|payments|native|subscriptions)\//;

/** Queries whose conditions match a partial index, word for word, and views that show a state by its word. */
const NAMES_STATES_BY_WORD = [
  "server/domain/payments/core/pages.ts",
  "server/domain/payments/resolution/resolve-session.ts",
  "server/domain/sessions/statements/expire-sessions.ts",
  "server/domain/subscriptions/merchant-api/list-cycles.ts",
  "server/domain/subscriptions/merchant-api/statements/cycle-attempts.ts",
  "server/domain/subscriptions/record/statements/abandoned-setup.ts",
  "server/domain/subscriptions/self-service/statements/load-subscription-page.ts",
];

function sources(folders: readonly string[]): { path: string; code: string }[] {
  return folders
    .flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true }).map((name) => join(folder, String(name))))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.includes("generated"))
    .map((path) => ({ path, code: withoutComments(readFileSync(join(ROOT, path), "utf8")) }));
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
}

const DOMAIN = sources(["server/domain"]);
const WORDS = [...new Set([...Object.keys(SESSION), ...Object.keys(ATTEMPT)])].join("|");

describe("a state moves through its machine's table alone", () => {
  it("no statement writes a state by its word", () => {
    const written = DOMAIN.filter(({ code }) => /\bSET\s[^`]*?\b(?:state|status)\s*=\s*'/.test(code));
    expect(written.map(({ path }) => path)).toEqual([]);
  });

  it("no recorded change names its states by words", () => {
    const named = new RegExp(`\\b(?:from|to): "(?:${WORDS})"`);
    expect(DOMAIN.filter(({ code }) => named.test(code)).map(({ path }) => path)).toEqual([]);
  });

  it("the states of sessions and attempts are words of their machines, and of queries that are named here", () => {
    const compared = new RegExp(`\\bstate(?: ?[!=]==? ?"| ?= ?'| IN \\(')(?:${WORDS})\\b|\\bstate: "(?:${WORDS})"`);
    const users = DOMAIN.filter(
      ({ path, code }) => CENTRE.test(path) && !/\/core\/machine\.ts$/.test(path) && compared.test(code),
    );
    const rest = users.map(({ path }) => path).filter((path) => !NAMES_STATES_BY_WORD.includes(path));
    expect(rest).toEqual([]);
    expect(NAMES_STATES_BY_WORD.filter((path) => !users.some((user) => user.path === path))).toEqual([]);
  });
});

describe("what differs between payment types is one table", () => {
  it("no other code compares a payment type with a word", () => {
    const words = PAYMENT_TYPE_WORDS.join("|");
    const compared = new RegExp(
      `[!=]==? ?"(?:${words})"|(?:Set|includes)\\(\\[?"(?:${words})"|payment_type (?:=|IN \\() ?'`,
    );
    const users = sources(["server", "app", "components"]).filter(({ code }) => compared.test(code));
    expect(users.map(({ path }) => path).filter((path) => !path.startsWith("server/testing/"))).toEqual([]);
  });
});
