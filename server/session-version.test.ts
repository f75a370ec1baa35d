import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { LOCK as LOCK_PAYMENT } from "@/server/domain/payments/record/statements/read-payment";
import { sessionVersion } from "@/server/domain/sessions/record/statements/lock-session";

const SCHEMA = resolve(__dirname, "../prisma/schema");

/** Tables with a `session_id` that need not change the session's version, and why. */
const NOT_IN_THE_VERSION: Readonly<Record<string, string>> = {
  audit_event: "the session is one of the console",
  billing_cycle: "read and changed under the subscription's lock, which no optimistic transaction takes",
  bulk_item: "written before and after an action on the session, and read by its own job alone",
  booking: "inserted with a change of the session, and never changed",
  gateway_notice: "a note for a person, which no transaction of a payment reads",
  held_charge: "says when a job looks after a reservation, which it does under the session's lock",
  invoice_payment: "read and changed under the invoice's lock, which no optimistic transaction takes",
  invoice: "read and changed under the invoice's lock, which no optimistic transaction takes",
  operation_request: "read and changed under the request's lock, which no optimistic transaction takes",
  passkey_challenge: "the session is one of the console",
  payment_words: "written by triggers, and read by the console alone",
  payment_issue: "read and changed by Prisma's models, which no optimistic transaction accepts",
  second_charge: "read and changed by Prisma's models, which no optimistic transaction accepts",
  request_log: "written after the response, and read by the console alone",
  subscription_session: "inserted with its session and never changed",
  wallet_code: "read and changed by Prisma's models, which no optimistic transaction accepts",
  wallet_entry: "changed under the account's lock, which no optimistic transaction takes",
  wallet_operation: "changed under the account's lock, which no optimistic transaction takes",
};

/** The tables of the schema with a column `session_id`. */
function tablesOfSessions(schema: string): string[] {
  const models = schema.match(/^model \w+ \{[\s\S]*?^\}/gm) ?? [];
  return models
    .filter((model) => model.includes('@map("session_id")'))
    .map((model) => /@@map\("(\w+)"\)/.exec(model)?.[1] ?? /^model (\w+)/.exec(model)?.[1]?.toLowerCase() ?? "")
    .sort();
}

function tablesOf(version: string): string[] {
  return [...version.matchAll(/FROM (\w+)/g)].map(([, table = ""]) => table);
}

/** Tables that neither change the version of the session nor have a reason not to. */
function undecided(schema: string): string[] {
  const versioned = new Set([...tablesOf(sessionVersion()), ...tablesOf(LOCK_PAYMENT.lock?.verify.text ?? "")]);
  return tablesOfSessions(schema).filter((table) => !versioned.has(table) && !(table in NOT_IN_THE_VERSION));
}

const schema = readdirSync(SCHEMA)
  .map((name) => readFileSync(join(SCHEMA, name), "utf8"))
  .join("\n");

test("every table of a session changes the session's version, or has a reason not to", () => {
  expect(undecided(schema)).toEqual([]);
});

test("a new table of a session is found", () => {
  const added = 'model Note {\n  sessionId String @map("session_id")\n\n  @@map("note")\n}';
  expect(undecided(`${schema}\n${added}\n`)).toEqual(["note"]);
});

test("every exception is a table of the schema, and not in the version", () => {
  const exceptions = Object.keys(NOT_IN_THE_VERSION);
  expect(tablesOfSessions(schema)).toEqual(expect.arrayContaining(exceptions));
  expect(exceptions.filter((table) => tablesOf(sessionVersion()).includes(table))).toEqual([]);
});
